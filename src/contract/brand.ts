import { turned } from './colour.ts';

/**
 * The colour of a site: a hue, from which its tokens derive in both schemes. Turning the hue keeps each colour's luminance,
 * so what is legible in violet is legible in every hue. Coral, unread and the other voices belong to all sites alike.
 */

/** OKLCH degrees, blue to magenta: what lies beyond would be mistaken for likes, unread or a warning. */
export const BRAND_HUE = { default: 293, min: 240, max: 350 } as const;

/** As in `tokens.css`, for day and night. */
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

export type BrandToken = keyof typeof violet;
export const brandTokens = Object.keys(violet) as BrandToken[];
/** `#rrggbb` of each token, by day and by night. */
export type Palette = Record<BrandToken, [light: string, dark: string]>;

/** Paper is warm by day whatever the brand: only the night takes its hue. */
const PAPER = new Set<BrandToken>(['surface', 'surface-raised', 'surface-sunk', 'hairline']);

/** The colours of a site. @param hue of `BRAND_HUE` */
export function paletteOf(hue: number): Palette {
  const turn = (hue - BRAND_HUE.default) % 360;
  if (turn === 0) return violet;
  const colours = (token: BrandToken): Palette[BrandToken] => {
    const [light, dark] = violet[token];
    return [PAPER.has(token) ? light : turned(light, turn), turned(dark, turn)];
  };
  return Object.fromEntries(brandTokens.map(token => [token, colours(token)])) as Palette;
}
