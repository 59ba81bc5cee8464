import type { Random } from '../random.ts';
import type { Face } from './face.ts';
export type Gender = 'male' | 'female';
export type AgeBand = 'twenties' | 'thirties' | 'forties' | 'sixties';
/** The words of the profile field, so that profile and picture agree. */
export type HairName = 'black' | 'brown' | 'blond' | 'red' | 'grey' | 'bald';
export interface Look {
  face: Face;
  hairName: HairName;
  build: number;
}
/** Draws up a person: who he is at this age, deterministic by the generator given. */
export declare function castLook(gender: Gender, band: AgeBand, random: Random): Look;
