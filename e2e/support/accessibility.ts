import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const MARK = 'data-unchecked';

/**
 * `npm test` checks each kind of element only once per route.
 * @spec U1
 */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnded(page);
  const record = process.env.TEST_SCOPE === 'gate' ? await recordOf(page) : null;
  const unseen = record ? await page.evaluate(markUnseen, { mark: MARK, seen: record.seen }) : [];
  if (record && unseen.length === 0) return;
  // Without legacy mode, axe opens a second page.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(WCAG)
    .setLegacyMode();
  if (record && record.seen.length > 0) axe.include(`[${MARK}]`);
  const analyze = () =>
    axe.analyze().catch(async (error: unknown) => {
      // The page may have replaced the marked elements before axe looked for them.
      if (record && (await page.locator(`[${MARK}]`).count()) === 0) return null;
      throw error;
    });
  let result = await analyze();
  if (result && result.violations.length > 0) {
    // An element may have begun to fade in while axe looked at it. A real violation is found again.
    await animationsEnded(page);
    result = await analyze();
  }
  if (!result) return expectAccessible(page);
  const findings = result.violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}`),
  );
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
  if (!record) return;
  await page.evaluate(unmark, MARK);
  appendFileSync(record.file, unseen.map(kind => `${kind}\n`).join(''));
}

async function recordOf(page: Page): Promise<{ file: string; seen: string[] }> {
  const route = new URL(page.url()).pathname.replace(/[0-9a-f-]{36}|\d+/g, 'id').replaceAll('/', '_');
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { project } = test.info();
  const folder = path.join(project.outputDir, '.accessible');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${dark ? 'dark' : 'light'}${route}`);
  return { file, seen: existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [] };
}

function markUnseen({ mark, seen }: { mark: string; seen: string[] }): string[] {
  const states = ['role', 'type', 'disabled', 'tabindex', 'autocomplete', 'data-theme', 'aria-disabled']
    .concat([
      'aria-expanded',
      'aria-selected',
      'aria-checked',
      'aria-pressed',
      'aria-current',
      'aria-invalid',
    ])
    .concat(['aria-live', 'aria-hidden']);
  const names = ['aria-label', 'aria-labelledby', 'aria-describedby', 'alt', 'title', 'for', 'href'];
  const own = (element: Element) =>
    [element.tagName, element.getAttribute('class')?.replace(/\s+/g, ' ') ?? '']
      .concat(states.map(name => element.getAttribute(name) ?? ''))
      .concat(names.filter(name => element.hasAttribute(name)))
      .join('|');
  // Includes the parent, because the contrast depends on the parent's background.
  const kindOf = (element: Element) =>
    `${element.parentElement ? own(element.parentElement) : ''} > ${own(element)}`;
  const unseen = new Map<string, Element[]>();
  for (const element of document.querySelectorAll('*')) {
    element.removeAttribute(mark);
    const kind = element.checkVisibility() ? kindOf(element) : null;
    if (kind !== null && !seen.includes(kind)) unseen.set(kind, [...(unseen.get(kind) ?? []), element]);
  }
  for (const elements of unseen.values()) for (const element of elements) element.setAttribute(mark, '');
  return [...unseen.keys()];
}

function unmark(mark: string): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
}

/** Waits, because an element that fades in has too little contrast. */
const animationsEnded = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      !document.getAnimations().some(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const ends = typeof endTime === 'number' && Number.isFinite(endTime);
        // Ignores elements that are not laid out, because their animations never end.
        return ends && playState === 'running' && target?.checkVisibility({ contentVisibilityAuto: true });
      }),
  );
