import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from './constants.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const allowed = Object.values(BREAKPOINTS).map(px => `${px}px`);

/** Ignores container queries, because their widths need not be breakpoints. */
function widthsIn(source: string): string[] {
  const withoutContainers = source.replaceAll(/@container[^{]*/g, '');
  const ranges = withoutContainers.matchAll(/\(\s*(?:width\s*[<>]=?|(?:min|max)-width:)\s*([\d.]+\w+)/g);
  const reversed = withoutContainers.matchAll(/\(\s*([\d.]+\w+)\s*[<>]=?\s*width/g);
  return [...ranges, ...reversed].map(([, width = '']) => width);
}

test('the search finds every width except those of container queries', () => {
  expect(widthsIn('@media (width < 480px) {')).toEqual(['480px']);
  expect(widthsIn('@media (min-width: 30em) and (hover: hover) {')).toEqual(['30em']);
  expect(widthsIn('@media (360px <= width < 576px) {')).toEqual(['360px']);
  expect(widthsIn("matchMedia('(width >= 992px)')")).toEqual(['992px']);
  expect(widthsIn('@container results-bar (width < 22em) {')).toEqual([]);
});

test('layouts change only at the four breakpoints, and each of them is used (spec 9)', () => {
  const usedWidths = globSync('src/web/**/*.{css,ts,tsx}', { cwd: root }).flatMap(file =>
    widthsIn(readFileSync(`${root}/${file}`, 'utf8')).map(width => ({ file, width })),
  );
  expect(usedWidths.filter(({ width }) => !allowed.includes(width))).toEqual([]);
  expect(allowed.filter(width => !usedWidths.some(one => one.width === width))).toEqual([]);
});
