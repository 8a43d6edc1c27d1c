import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { GATEWAY_RULES } from '../../lib/rules/gateway/rules';
import { type Manifest, ObjectSet } from '../../lib/rules/object';
import { at, list, text } from '../../lib/rules/read';
import { findProblems, type Problem } from '../../lib/rules/rule';

/** The manifests of a YAML text. */
export function manifests(text: string): readonly Manifest[] {
  return parseAllDocuments(text).map((document) => document.toJS() as Manifest);
}

/** What the rules of gateways find in manifests. */
export function problems(objects: readonly Manifest[]): readonly Problem[] {
  const sourced = objects.map((manifest) => ({ manifest, origin: {}, acknowledged: new Map<string, string>() }));
  return findProblems(GATEWAY_RULES, new ObjectSet(sourced));
}

/** Codes of what the rules find, in order. */
export function codes(objects: readonly Manifest[]): readonly string[] {
  return problems(objects).map(({ code }) => code);
}

/** What the CRDs' own rules refuse of each object. */
export function celRefusals(objects: readonly Manifest[]): readonly (readonly string[])[] {
  const program = ['--require', 'ts-node/register/transpile-only', path.join(__dirname, 'cel.ts')];
  const answer = execFileSync(process.execPath, program, { input: JSON.stringify(objects) });
  return JSON.parse(answer.toString()) as readonly (readonly string[])[];
}

/** All rules that the CRD of a kind of the Gateway API has for its spec. */
export function celRules(kind: string): readonly string[] {
  const file = path.resolve(__dirname, '..', '..', 'imports', 'schemas.json');
  const schemas = JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  const spec = at(schemas, `gateway.networking.k8s.io/v1/${kind}`, 'schema', 'properties', 'spec');
  return [...new Set(rulesBeneath(spec))];
}

function rulesBeneath(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = list(at(schema, 'x-kubernetes-validations')).flatMap((one) => text(at(one, 'rule')) ?? []);
  return [...own, ...Object.values(schema).flatMap(rulesBeneath)];
}
