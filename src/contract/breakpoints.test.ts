import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from './constants.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const allowed = Object.values(BREAKPOINTS).map(px => `${px}px`);

/** Widths in media queries of stylesheets and scripts and in `sizes`. Container queries may have any width. */
function widthsAsked(source: string): string[] {
  const withoutContainers = source.replaceAll(/@container[^{]*/g, '');
  const ranges = withoutContainers.matchAll(/\(\s*(?:width\s*[<>]=?|(?:min|max)-width:)\s*([\d.]+\w+)/g);
  const reversed = withoutContainers.matchAll(/\(\s*([\d.]+\w+)\s*[<>]=?\s*width/g);
  return [...ranges, ...reversed].map(([, width = '']) => width);
}

test('the search finds every width except those of container queries', () => {
  expect(widthsAsked('@media (width < 480px) {')).toEqual(['480px']);
  expect(widthsAsked('@media (min-width: 30em) and (hover: hover) {')).toEqual(['30em']);
  expect(widthsAsked('@media (360px <= width < 576px) {')).toEqual(['360px']);
  expect(widthsAsked("matchMedia('(width >= 992px)')")).toEqual(['992px']);
  expect(widthsAsked('@container results-bar (width < 22em) {')).toEqual([]);
});

test('layouts change only at the four breakpoints, and each of them is used (spec 9)', () => {
  const asked = globSync('src/web/**/*.{css,ts,tsx}', { cwd: root }).flatMap(file =>
    widthsAsked(readFileSync(`${root}/${file}`, 'utf8')).map(width => ({ file, width })),
  );
  expect(asked.filter(({ width }) => !allowed.includes(width))).toEqual([]);
  expect(allowed.filter(width => !asked.some(one => one.width === width))).toEqual([]);
});
