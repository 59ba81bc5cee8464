import { type AgeBand, type Gender, type Look } from './portraits/looks.ts';
import { type Shot } from './portraits/picture.ts';
/** A drawn person of the demo world, with the pictures that exist of him. Nobody real is shown. */
export interface Portrait extends Look {
  id: string;
  gender: Gender;
  band: AgeBand;
  shots: readonly Shot[];
}
export declare const PORTRAITS = 108;
export declare const SHOTS = 4;
/** The pool of portraits, the same on every machine: nine men to each woman, all adult ages. */
export declare const portraits: readonly Portrait[];
/** Draws picture number `shot` (from 0) of a portrait: a JPEG of 960 x 1200 pixels, the same bytes each time. */
export declare function renderPortrait(portrait: Portrait, shot: number): Promise<Buffer>;
