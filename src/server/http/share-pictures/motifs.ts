import type { BrandPalette } from '#contract/brand-palette';
import type { SharePictureName } from '#contract/share-pictures';
import { campaignMotifs } from './lander-motifs.ts';
import { type ArtColours, bubble, disc, heart, line, moved, sprig } from './shapes.ts';

/** Draws what a picture shows beside its words, about 440 px wide and high, with its centre at 0, 0. */
export type Motif = (colours: ArtColours, palette: BrandPalette) => string;

/** What each share picture shows. No motif has a face. */
export const motifs: Record<SharePictureName, Motif> = {
  ...campaignMotifs,

  home: (colours, palette) =>
    moved(-6, -4, sprig(palette), { scale: 2.7 }) +
    moved(-128, 118, bubble(colours.violet), { scale: 0.74 }) +
    moved(-128, 110, dots(colours.paper), { scale: 0.74 }) +
    moved(138, -92, heart(colours.coral), { turn: 10 }),

  /** One message, one coin. */
  pricing: ({ violet, bright, paper, shade, coral }) =>
    moved(-24, -72, bubble(violet), { scale: 1.6 }) +
    line('M-118-108H70M-118-62H16', paper, 18) +
    [0, 1, 2].map(at => moved(112, 176 - at * 34, coin(at === 2 ? bright : shade, bright))).join('') +
    moved(112, 108, heart(coral), { scale: 0.44 }),

  help: ({ violet, shade, paper, bright }) =>
    moved(66, 96, bubble(shade, true), { scale: 1.25 }) +
    line('M10 84H118M10 120H74', bright, 14) +
    moved(-54, -72, bubble(violet), { scale: 1.55 }) +
    line('M-90-104c0-52 76-52 76-6 0 30-38 30-38 62', paper, 20) +
    disc(-52, -22, 12, paper),
};

const dots = (fill: string): string => [-44, 0, 44].map(x => disc(x, 0, 12, fill)).join('');

const coin = (fill: string, edge: string): string =>
  `<ellipse rx="86" ry="34" cy="18" fill="${edge}" opacity=".55"/><ellipse rx="86" ry="34" fill="${fill}"/>`;
