import type { Palette } from './palettes.ts';
/** What makes a person the same person in each of his pictures. */
export interface Face {
  skin: string;
  hairColour: string;
  /** A hair variant of the drawing set, or `bald`. */
  hair: string;
  beard: Beard;
  brows: string;
  nose: string;
  eyes: string;
  glasses?: string;
  /** 0 none, 1 laugh lines, 2 lines on the forehead too. */
  lines: 0 | 1 | 2;
  earring: boolean;
  /** Colour of a cap, turban, headscarf or hair band, where the hair has one. */
  wrap: string;
}
export type Beard =
  | 'none'
  | 'stubble'
  | 'short'
  | 'long'
  | 'goatee'
  | 'moustache'
  | 'broad'
  | 'waxed'
  | 'circle';
export declare const LINE = '#2a1430';
/** Gradients and clips that `head` uses; `light` is the colour of the key light. */
export declare function faceDefs(face: Face, { glow }: Palette): string;
/** Neck and throat laid over a bare chest, so that both are one. Needs the gradients `body-canvas` and `neck`. */
export declare function bareNeck(): string;
/** Skin and its shadows: what lies under the clothes. */
export declare function headBelow(face: Face): string;
/** Features, beard and hair: what lies over the clothes. `mouth` is a variant of the drawing set. */
export declare function headAbove(face: Face, mouth: string): string;
