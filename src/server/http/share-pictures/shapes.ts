import type { BrandPalette } from '#contract/brand-palette';
import { flowerOf } from '../../site/favicon.ts';

/** The colours of a share picture, whose ground is always the night. */
export type ArtColours = {
  night: string;
  glow: string;
  /** Of objects, from the darkest to the brightest. */
  shade: string;
  violet: string;
  bright: string;
  paper: string;
  /** Of likes, the same on every site. */
  coral: string;
};

export const artColours = (palette: BrandPalette): ArtColours => ({
  night: palette.night[1],
  glow: palette['night-glow'][1],
  shade: palette['violet-soft'][1],
  violet: palette.violet[0],
  bright: palette.violet[1],
  paper: palette['violet-soft'][0],
  coral: '#ff8a73',
});

export const moved = (x: number, y: number, drawing: string, { turn = 0, scale = 1 } = {}): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`;

/** A rounded rectangle whose centre is at 0, 0. */
export const box = (width: number, height: number, fill: string, radius = 28): string =>
  `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const line = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** About 100 px wide, with its centre at 0, 0. */
export const heart = (fill: string): string =>
  `<path fill="${fill}" d="M0 44C-34 20-52 0-52-22c0-16 12-27 27-27C-14-49-5-43 0-34c5-9 14-15 25-15 15 0 27 11 27 27C52 0 34 20 0 44Z"/>`;

/** A speech bubble of 200 by 130 px. Its tail is at the left, or at the right if `mine`. */
export const bubble = (fill: string, mine = false): string =>
  `<g transform="scale(${mine ? -1 : 1} 1)"><path fill="${fill}" d="M-68-65H68a32 32 0 0 1 32 32v50a32 32 0 0 1-32 32h-86l-52 34c2-12 0-24-4-34a32 32 0 0 1-26-32v-50a32 32 0 0 1 32-32Z"/></g>`;

/** The sprig of the logo, about 150 px high, with its centre at 0, 0. */
export const sprig = (palette: BrandPalette, stem = palette.violet[1]): string =>
  `<g transform="translate(-80 -80) scale(5)">${flowerOf({ ...palette, violet: [stem, stem] })}</g>`;

/** A field of colour and a sprig: a picture in which nobody is to be seen. */
export function drawnPicture(palette: BrandPalette, width: number, height: number, fill: string): string {
  const [dark, bright] = palette.violet;
  const stem = fill === bright ? dark : bright;
  return (
    box(width, height, fill, 24) + moved(0, 0, sprig(palette, stem), { scale: Math.min(width, height) / 190 })
  );
}
