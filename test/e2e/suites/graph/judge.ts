import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { waitFor } from '../../harness/wait';

/** Problems, each in a line. */
export type Problems = readonly string[];

export function expectSame(what: string, actual: unknown, expected: unknown): Problems {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  return a === b ? [] : [`${what}: ${a}, not ${b}`];
}

/** A click on a node shows its YAML and where it is from; Escape brings the reader back. */
export async function judgeDetails(page: Page): Promise<Problems> {
  const node = page.locator('.node.release').first();
  await node.click();
  const yaml = (await page.locator('#details-yaml').textContent()) ?? '';
  const facts = (await page.locator('#details-facts').textContent()) ?? '';
  const pressed = await node.getAttribute('aria-pressed');
  await page.keyboard.press('Escape');
  return [
    ...(yaml.includes('kind: Canary') ? [] : [`the YAML of the Canary is ${yaml}`]),
    ...(/Source\S+\.yaml:\d+/.test(facts) ? [] : [`the facts are ${facts}`]),
    ...expectSame('pressed', pressed, 'true'),
    ...expectSame('details after Escape', await page.locator('#details').isVisible(), false),
    ...expectSame('focus after Escape', await focused(page), await node.getAttribute('data-node')),
  ];
}

/** The nodes are one stop of the Tab key; arrow keys go on, and Enter opens. */
export async function judgeKeyboard(page: Page): Promise<Problems> {
  await page.locator('#drawing .node[tabindex="0"]').focus();
  const first = await focused(page);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
  await page.keyboard.press('ArrowRight');
  const second = await focused(page);
  await page.keyboard.press('Enter');
  const opened = await page.locator('#details').isVisible();
  await page.keyboard.press('Escape');
  const before = await page.locator('#drawing').getAttribute('viewBox');
  await page.keyboard.press('+');
  const zoomed = await page.locator('#drawing').getAttribute('viewBox');
  await page.keyboard.press('0');
  return [
    ...(first === second ? ['the arrow keys go nowhere'] : []),
    ...expectSame('opened by Enter', opened, true),
    ...(before === zoomed ? ['+ does not zoom'] : []),
    ...expectSame('stops of the Tab key', await page.locator('#drawing [tabindex="0"]').count(), 1),
  ];
}

/** The wheel zooms and the pointer drags. */
export async function judgePointer(page: Page): Promise<Problems> {
  const viewBox = () => page.locator('#drawing').getAttribute('viewBox');
  const seen = [await viewBox()];
  await page.mouse.move(640, 90);
  await page.mouse.wheel(0, -300);
  await waitFor('the wheel to zoom', async () => (await viewBox()) !== seen[0] || undefined, { timeout: 10_000 });
  seen.push(await viewBox());
  await page.mouse.down();
  await page.mouse.move(700, 120, { steps: 3 });
  await page.mouse.up();
  seen.push(await viewBox());
  await page.locator('#zoom-fit').click();
  return new Set(seen).size === seen.length ? [] : [`seen one after another: ${seen.join('; ')}`];
}

/** The slider moves the shares in the drawing, tick by tick as the table says. */
export async function judgeRollout(page: Page): Promise<Problems> {
  await page.locator('#rollout summary').click();
  const rows: string[][] = [];
  for (const row of await page.locator('#rollout-ticks tr').all()) rows.push(await row.locator('td').allTextContents());
  const problems: string[] = [];
  for (const [tick, [, phase = '', primary = '', canary = '']] of rows.entries()) {
    await page.locator('#rollout-tick').fill(String(tick));
    for (const [side, share] of [
      ['primary', primary],
      ['canary', canary],
    ] as const) {
      const drawn = new Set<string>();
      for (const edge of await page.locator(`.edge.${side}`).all())
        drawn.add(`${await edge.getAttribute('data-share')} %`);
      problems.push(...expectSame(`${side} at ${phase}`, [...drawn], [share]));
    }
    const told = await page.locator('#rollout-tick').getAttribute('aria-valuetext');
    if (!told?.includes(phase)) problems.push(`the slider says ${told ?? 'nothing'} at ${phase}`);
    problems.push(...expectSame('current row', await page.locator('#rollout-ticks tr[aria-current]').count(), 1));
  }
  await page.locator('#rollout-play').click();
  const slider = page.locator('#rollout-tick');
  await waitFor('the rollout to play', async () => (await slider.inputValue()) === '1' || undefined, {
    timeout: 10_000,
  });
  await page.locator('#rollout-play').click();
  return rows.length > 3 ? problems : [...problems, `${rows.length} ticks`];
}

/** What axe finds wrong, for those who see little or hear the page. */
export async function judgeAccessibility(page: Page): Promise<Problems> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join('; ')}`);
}

/** How bright a page is, from 0 to 1. */
export async function brightness(page: Page): Promise<number> {
  const color = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / 3 / 255;
}

/** The place of the node that has the focus. */
function focused(page: Page): Promise<string | null> {
  return page.locator(':focus').getAttribute('data-node', { timeout: 5000 });
}
