import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRAND_HUE, brandPalette } from './brand-palette.ts';
import { contrastRatio, hueOf } from './colour.ts';

const css = readFileSync(new URL('../web/ui/tokens.css', import.meta.url), 'utf8');
const tokens = Object.fromEntries(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g)].map(
    ([, name = '', light = '', dark = '', both]) => [name, [both ?? light, both ?? dark] as const],
  ),
);

/** WCAG 2.2 demands a contrast of 4.5 for text and 3 for marks. */
const surfaces = ['surface', 'surface-raised', 'surface-sunk'];
const pairs: [front: string, back: string, ratio: number][] = [
  ...surfaces.flatMap((back): [string, string, number][] => [
    ...['ink', 'ink-quiet', 'violet', 'coral-ink', 'good', 'warning', 'danger', 'unread'].map(
      (front): [string, string, number] => [front, back, 4.5],
    ),
    ...['outline', 'coral-mark', 'online'].map((front): [string, string, number] => [front, back, 3]),
  ]),
  ['on-violet', 'violet', 4.5],
  ['on-violet', 'violet-strong', 4.5],
  ['ink', 'violet-soft', 4.5],
  ['ink-quiet', 'violet-soft', 4.5],
  ['violet-strong', 'violet-soft', 4.5],
  ['violet', 'violet-soft', 4.5],
  ['violet-on-ink', 'ink', 4.5],
  ['on-photo', 'night', 4.5],
  ['on-photo', 'night-glow', 4.5],
  ['on-photo', 'night-ember', 4.5],
  ['on-coral', 'coral', 4.5],
  ['ink', 'coral-soft', 4.5],
  ['coral-ink', 'coral-soft', 4.5],
  ['ink', 'unread-soft', 4.5],
  ['on-unread', 'unread', 4.5],
  ['ink', 'warning-soft', 4.5],
  ['ink', 'danger-soft', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['on-danger', 'danger', 4.5],
];
const hues = Array.from({ length: BRAND_HUE.max - BRAND_HUE.min + 1 }, (_, index) => BRAND_HUE.min + index);

function weak(palette: Record<string, readonly [string, string]>): string[] {
  const colours = { ...tokens, ...palette };
  return pairs.flatMap(([front, back, least]) =>
    ([0, 1] as const).flatMap(scheme => {
      const ratio = contrastRatio(colours[front]?.[scheme] ?? '', colours[back]?.[scheme] ?? '');
      return ratio >= least
        ? []
        : [`${front} on ${back} ${scheme ? 'in the dark theme' : 'in the light theme'}: ${ratio.toFixed(2)}`];
    }),
  );
}

test('the palette of the default hue is that of the stylesheet', () => {
  for (const [name, colours] of Object.entries(brandPalette(BRAND_HUE.default))) {
    expect([name, ...colours]).toEqual([name, ...(tokens[name] ?? [])]);
  }
});

test('the ratios are those of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(weak({ ink: ['#cccccc', '#f7eef5'] })).toContain('ink on surface in the light theme: 1.51');
});

test.each(hues)('at hue %i every pair meets WCAG 2.2 AA, in the light and the dark theme', hue => {
  expect(weak(brandPalette(hue))).toEqual([]);
});

test('hues differ visibly: a quarter turn of the wheel is another colour', () => {
  expect(brandPalette(335).violet).not.toEqual(brandPalette(293).violet);
  expect(brandPalette(335).surface[0]).toBe(brandPalette(293).surface[0]);
});

test.each([
  ['in the light theme', 0],
  ['in the dark theme', 1],
] as const)('coral has its own hue %s, and danger another (spec look)', (_, scheme) => {
  const hueOfToken = (name: string) => hueOf(tokens[name]?.[scheme] ?? '');
  for (const coral of ['coral', 'coral-mark', 'coral-ink']) {
    expect([coral, hueOfToken(coral)]).toEqual([coral, expect.closeTo(34, -1)]);
    const apart = Math.abs(hueOfToken(coral) - hueOfToken('danger'));
    expect(Math.min(apart, 360 - apart)).toBeGreaterThan(18);
  }
  // Coral must be lighter than a warning red, because text on coral is dark.
  const dark = tokens['on-coral']?.[scheme] ?? '';
  expect(contrastRatio(dark, tokens.coral?.[scheme] ?? '')).toBeGreaterThan(6);
});
