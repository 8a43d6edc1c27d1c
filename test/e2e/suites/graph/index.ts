import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Suite, SuiteReport } from '../../harness/suite';
import { makeFolder } from '../../harness/workspace';
import { openFile, startBrowser } from './browser';
import {
  brightness,
  expectSame,
  judgeAccessibility,
  judgeDetails,
  judgeKeyboard,
  judgePointer,
  judgeRollout,
} from './judge';
import { TOPOLOGIES, writeTopology } from './pages';

/** Real Chromium opens what `fairway graph` writes, and a reader looks around in it. */
export const graph: Suite = {
  name: 'graph',
  async run({ tools, workspace }, report) {
    const browser = await startBrowser(await tools.path('chromium'));
    try {
      const folder = makeFolder(workspace, 'graph');
      for (const [name, yaml] of Object.entries(TOPOLOGIES)) {
        const { html, svg } = writeTopology(folder, name, yaml);
        await judgePage(browser, name, html, report);
        await report.check(`${name}: the SVG is drawn`, async () => {
          const { page, complaints } = await openFile(browser, svg, 'light');
          const drawn = await page.locator('.node').count();
          return [...complaints, ...(drawn > 3 ? [] : [`${drawn} nodes`])];
        });
        await report.check(`${name}: light and dark`, () => judgeColors(browser, html, join(workspace.logs, name)));
      }
    } finally {
      await browser.close();
    }
  },
};

async function judgePage(browser: Browser, name: string, file: string, report: SuiteReport): Promise<void> {
  const { page, complaints } = await openFile(browser, file, 'light');
  for (const [what, judge] of Object.entries({
    'details of a node': judgeDetails,
    keyboard: judgeKeyboard,
    'pan and zoom': judgePointer,
    rollout: judgeRollout,
  })) {
    await report.check(`${name}: ${what}`, () => judge(page));
  }
  await report.check(`${name}: on paper`, async () => {
    await page.emulateMedia({ media: 'print' });
    const controls = await page.locator('#zoom-in').isVisible();
    return expectSame('controls are printed', controls, false);
  });
  await report.check(`${name}: no complaint, no request`, () => Promise.resolve(complaints));
  await page.context().close();
}

/** Both are readable, and the reader's own choice wins over the system's. */
async function judgeColors(browser: Browser, file: string, picture: string): Promise<readonly string[]> {
  const problems: string[] = [];
  const pictures: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const { page } = await openFile(browser, file, scheme, true);
    await page.locator('.node.release').first().click();
    const path = `${picture}-${scheme}.png`;
    pictures.push((await page.screenshot({ path })).toString('base64'));
    const bright = await brightness(page);
    problems.push(...expectSame(`${scheme} is bright`, bright > 0.5, scheme === 'light'));
    problems.push(...(await judgeAccessibility(page)).map((problem) => `${scheme}: ${problem}`));
    await page.locator('#theme').selectOption(scheme === 'light' ? 'dark' : 'light');
    problems.push(...expectSame(`${scheme}, changed, is bright`, (await brightness(page)) > 0.5, scheme === 'dark'));
    await page.context().close();
  }
  return pictures[0] === pictures[1] ? [...problems, 'light and dark look the same'] : problems;
}
