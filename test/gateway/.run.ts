import { Toolbox } from '/work/main/test/e2e/harness/build';
import { startControlPlane } from '/work/main/test/e2e/harness/control-plane';
import { installCrds } from '/work/main/test/e2e/harness/crds';
import { SuiteReport } from '/work/main/test/e2e/harness/suite';
import { createWorkspace } from '/work/main/test/e2e/harness/workspace';
import { applySet } from '/work/main/test/e2e/suites/apply/apply-set';
import { readManifestSets } from '/work/main/test/e2e/suites/apply/manifest-set';
import { GATEWAY_RULES } from '/work/main/lib/rules/gateway/rules';
import { parseAllDocuments } from 'yaml';
(async () => {
  const harness = { tools: new Toolbox(console.log), workspace: createWorkspace(undefined), crdFolder: '/tmp/fwg/crds' };
  const plane = await startControlPlane(harness, 'fwg');
  try {
    await installCrds(harness, plane.client);
    const report = new SuiteReport();
    for (const set of readManifestSets('/tmp/fwg/out')) {
      const problems = await applySet(plane, set, report);
      console.log(problems.length === 0 ? 'ok  ' : 'FAIL', set.name, ...problems.map((p) => '\n      ' + p));
    }
    console.log('applied', report.applied);
    for (const rule of GATEWAY_RULES.filter(({ code }) => /FW20(0[3-9]|1[01])/.test(code))) {
      const object = parseAllDocuments(rule.example)[0]?.toJS();
      object.metadata.namespace = 'default';
      const { rejection } = await plane.client.apply(object);
      console.log(rule.code, rejection === undefined ? 'ACCEPTED' : 'refused: ' + rejection.slice(0, 140));
    }
  } catch (e) { console.log("ERROR", e); } finally { await plane.stop(); process.exit(0); }
})();
