import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails with every violation of WCAG 2.2 A and AA on the page. The gate checks each kind of element once per
 * route, device and theme; the full tests check on every call.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await animationsEnded(page);
  const seen = process.env.TEST_SCOPE === 'gate' ? await unseenElements(page) : null;
  if (seen?.unseen.length === 0) return;
  // The page has one frame and nothing cross-origin: legacy mode runs in the page itself and needs no second,
  // blank one.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(WCAG)
    .setLegacyMode()
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')}`),
  );
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
  if (seen) appendFileSync(seen.file, seen.unseen.map(kind => `${kind}\n`).join(''));
}

/** The kinds of element on the page that no checked state of this route has shown in this run. */
async function unseenElements(page: Page): Promise<{ file: string; unseen: string[] }> {
  const kinds = await page.evaluate(kindsOfElements);
  const route = new URL(page.url()).pathname.replace(/[0-9a-f-]{36}|\d+/g, 'id').replaceAll('/', '_');
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const { project } = test.info();
  const folder = path.join(project.outputDir, '.accessible');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${project.name}${dark ? '-dark' : ''}${route}`);
  const seen = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return { file, unseen: kinds.filter(kind => !seen.has(kind)) };
}

/** Tag, classes and accessibility attributes of all visible elements; runs in the page. */
function kindsOfElements(): string[] {
  const states = [
    'role',
    'type',
    'disabled',
    'aria-disabled',
    'aria-expanded',
    'aria-selected',
    'aria-checked',
  ].concat([
    'aria-pressed',
    'aria-current',
    'aria-invalid',
    'aria-live',
    'tabindex',
    'autocomplete',
    'data-theme',
  ]);
  const kindOf = (element: Element) => {
    const named = ['aria-label', 'aria-labelledby', 'aria-describedby', 'alt', 'title'].filter(name =>
      element.hasAttribute(name),
    );
    const values = states.map(name => element.getAttribute(name) ?? '');
    return [element.tagName, element.getAttribute('class') ?? '', ...values, ...named]
      .join('|')
      .replace(/\s+/g, ' ');
  };
  const shown = [...document.querySelectorAll('*')].filter(element => element.checkVisibility());
  return [...new Set(shown.map(kindOf))];
}

/**
 * Waits for finite animations, because an element that fades in has not its final contrast. Endless,
 * scroll-driven and invisible animations are not awaited.
 */
const animationsEnded = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      !document.getAnimations().some(({ effect, playState }) => {
        const { endTime } = effect?.getComputedTiming() ?? {};
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const ends = typeof endTime === 'number' && Number.isFinite(endTime);
        // Elements far outside the viewport are not laid out, and their animations do not progress.
        return ends && playState === 'running' && target?.checkVisibility({ contentVisibilityAuto: true });
      }),
  );
