import type { LanderName } from '#contract/landers';
import type { Motif } from './motifs.ts';
import { box, bubble, disc, drawnPicture, heart, line, moved } from './shapes.ts';

const ON_CORAL = '#340d05';
const LAMPLIGHT = '#ffd9a0';

/** Each motif shows the idea of its landing page. */
export const campaignMotifs: Record<LanderName, Motif> = {
  /** A lit room behind an entrance. */
  adultonly: ({ shade, violet, bright, paper, coral }) =>
    box(300, 440, shade, 20) +
    moved(0, 12, box(236, 416, paper, 12)) +
    `<path d="M-118-196 40-150V190L-118 220Z" fill="${violet}"/>` +
    disc(16, 26, 11, bright) +
    moved(82, 20, heart(coral), { scale: 0.62 }),

  /** Cards to swipe. */
  tinderswipe: ({ shade, violet, bright, coral }, palette) =>
    moved(-96, 22, box(230, 320, shade), { turn: -16 }) +
    moved(-26, 2, box(230, 320, violet), { turn: -5 }) +
    moved(60, 2, drawnPicture(palette, 230, 320, bright), { turn: 9 }) +
    moved(128, 130, likeSign(coral), { turn: 9 }),

  /** A bow that comes undone. */
  whoneedsstrings: ({ bright, violet, coral }) =>
    line(
      'M-220 60C-150-40-90-150-20-110 50-70-60 30-100-10-150-70 10-150 80-60 130 0 90 90 20 90',
      violet,
      30,
    ) +
    line('M20 90C-60 90-110 150-60 190 0 235 120 150 220 176', bright, 30) +
    moved(128, -128, heart(coral), { turn: 12, scale: 1.1 }),

  /** Two windows are still lit. */
  alonetonight: ({ shade, violet, bright, paper, coral }) =>
    `<path d="M132-214a92 92 0 1 0 74 132 78 78 0 0 1-74-132Z" fill="${paper}"/>` +
    moved(-118, 90, box(200, 280, shade, 12)) +
    moved(110, 120, box(200, 220, violet, 12)) +
    windows(-118, 10, bright, 3) +
    windows(110, 60, shade, 2) +
    moved(-156, 10, box(50, 56, LAMPLIGHT, 8)) +
    moved(148, 126, box(50, 56, LAMPLIGHT, 8)) +
    moved(2, -62, heart(coral), { scale: 0.6 }),

  /** Pictures that become one. */
  collagelanding: ({ shade, violet, bright, paper, coral }, palette) =>
    moved(-132, -112, drawnPicture(palette, 190, 220, violet)) +
    moved(68, -148, box(190, 148, bright, 24)) +
    moved(68, 30, drawnPicture(palette, 190, 188, shade)) +
    moved(-132, 98, box(190, 180, paper, 24)) +
    moved(-132, 98, heart(coral), { scale: 1.1 }) +
    moved(68, 178, box(190, 88, violet, 24)) +
    moved(200, -148, box(52, 148, shade, 18)) +
    moved(200, 30, box(52, 188, violet, 18)),

  /** Frames on a wall. */
  gallery: ({ shade, violet, bright, paper }, palette) =>
    line('M-120-214-186-150M-120-214-54-150M110-170 60-110M110-170 160-110', shade, 6) +
    moved(-120, 0, box(236, 310, paper, 10) + drawnPicture(palette, 196, 270, violet)) +
    moved(110, -10, box(180, 210, paper, 10) + drawnPicture(palette, 144, 174, bright)) +
    moved(110, 164, box(180, 90, paper, 10) + box(144, 56, shade, 8)),

  /** What one may look for. */
  iconslanding: ({ shade, violet, bright, paper, coral }) =>
    moved(-112, -112, box(204, 204, violet, 48) + moved(0, 4, heart(coral), { scale: 1.2 })) +
    moved(112, -112, box(204, 204, shade, 48) + moved(0, -4, bubble(bright), { scale: 0.62 })) +
    moved(-112, 112, box(204, 204, shade, 48) + cup(paper)) +
    moved(112, 112, box(204, 204, bright, 48) + star(paper)),

  /** A map without anybody's place. */
  maplanding: ({ shade, violet, bright, paper, coral }) =>
    `<clipPath id="map"><circle r="226"/></clipPath><g clip-path="url(#map)">${disc(0, 0, 226, shade)}` +
    line('M-240-60C-120-120-60 40 60-20S200-120 260-40', violet, 44) +
    line('M-200 240-60-20 40-240M-240 120 80 60 260 160M-20 80 60 240', bright, 7) +
    `</g>${moved(20, -26, `<path d="M0 128C-58 54-86 20-86-26a86 86 0 0 1 172 0C86 20 58 54 0 128Z" fill="${coral}"/>${disc(0, -26, 38, paper)}`)}`,

  /** A column of posts, which nobody wrote. */
  socialnetwork: ({ shade, violet, bright, paper, coral }) =>
    moved(0, -142, post(shade, bright)) +
    moved(0, 14, post(violet, paper)) +
    moved(0, 170, post(shade, bright)) +
    moved(164, 48, likeSign(coral), { scale: 0.8 }),

  /** Pictures that pass into each other. */
  transitionsvideolanding: ({ shade, violet, bright, paper }, palette) =>
    moved(-140, 0, `<g opacity=".45">${box(190, 320, shade, 24)}</g>`) +
    moved(-76, 0, `<g opacity=".7">${box(220, 360, violet, 24)}</g>`) +
    moved(46, 0, drawnPicture(palette, 260, 410, bright)) +
    moved(46, 146, disc(0, 0, 46, paper) + play(violet)),

  /** A film that waits for a tap. */
  video: ({ shade, violet, bright, paper, coral }) =>
    box(460, 300, shade, 32) +
    line('M-186 106H186', violet, 12) +
    line('M-186 106H-40', bright, 12) +
    disc(-40, 106, 18, paper) +
    moved(0, -28, disc(0, 0, 84, coral) + moved(0, 0, play(ON_CORAL), { scale: 1.6 })),
};

/** The sign of a like, as on the pages. */
const likeSign = (coral: string): string =>
  disc(0, 0, 56, coral) + moved(0, 3, heart(ON_CORAL), { scale: 0.58 });

const windows = (x: number, y: number, fill: string, rows: number): string =>
  Array.from({ length: rows * 2 }, (_, index) =>
    moved(x + (index % 2 ? 38 : -38), y + Math.floor(index / 2) * 66, box(50, 46, fill, 8)),
  ).join('');

const cup = (fill: string): string =>
  `<path d="M-52-30h84v44a34 34 0 0 1-34 34h-16a34 34 0 0 1-34-34Z" fill="${fill}"/>${line('M34-16h12a16 16 0 0 1 0 34H32M-28-74v22M6-74v22', fill, 11)}`;

const star = (fill: string): string =>
  `<path d="M0-62 18-20l46 4-35 30 11 45L0 35l-40 24 11-45-35-30 46-4Z" fill="${fill}"/>`;

const play = (fill: string): string =>
  `<path d="M-14-22v44L24 0Z" fill="${fill}" stroke="${fill}" stroke-width="8" stroke-linejoin="round"/>`;

const post = (ground: string, ink: string): string =>
  box(380, 136, ground) + disc(-134, 0, 38, ink) + line('M-66-22H128M-66 22H60', ink, 14);
