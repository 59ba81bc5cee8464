import { rotateHue } from './colour.ts';

/**
 * Each site rotates the hue of violet, which preserves the contrast of text.
 * @spec look 3.5
 */

/** Hues in OKLCH degrees. Other hues would resemble the colours of warnings or likes. */
export const BRAND_HUE = { default: 293, min: 240, max: 350 } as const;

const violet = {
  violet: ['#6d28d9', '#a78bfa'],
  'violet-strong': ['#5820b4', '#bda7fc'],
  'violet-soft': ['#efe5fc', '#38245a'],
  'on-violet': ['#fffaff', '#1d0f36'],
  'violet-on-ink': ['#c4b0ff', '#5820b4'],
  night: ['#1b1022', '#1b1022'],
  'night-glow': ['#5b2a86', '#5b2a86'],
  ink: ['#2a1733', '#f7eef5'],
  'ink-quiet': ['#6a5873', '#bdabc7'],
  outline: ['#8f7d97', '#7f6c8c'],
  surface: ['#fcf7f3', '#1b1022'],
  'surface-raised': ['#fffdfb', '#261a30'],
  'surface-sunk': ['#f4ebe7', '#130b19'],
  hairline: ['#e8dcdf', '#3a2a46'],
} satisfies Record<string, [light: string, dark: string]>;

type BrandToken = keyof typeof violet;
export const brandTokens = Object.keys(violet) as BrandToken[];
/** Each token's colours for light and dark theme, as `#rrggbb`. */
export type BrandPalette = Record<BrandToken, [light: string, dark: string]>;

const FIXED_BY_DAY = new Set<BrandToken>(['surface', 'surface-raised', 'surface-sunk', 'hairline']);

/**
 * @param hue in degrees, within the limits of `BRAND_HUE`
 */
export function brandPalette(hue: number): BrandPalette {
  const degrees = (hue - BRAND_HUE.default) % 360;
  if (degrees === 0) return violet;
  const colours = (token: BrandToken): BrandPalette[BrandToken] => {
    const [light, dark] = violet[token];
    return [FIXED_BY_DAY.has(token) ? light : rotateHue(light, degrees), rotateHue(dark, degrees)];
  };
  return Object.fromEntries(brandTokens.map(token => [token, colours(token)])) as BrandPalette;
}
