import type { CountryCode } from '#contract/countries';
import { type CastMember } from '../cast.ts';
import { type Resident } from './resident.ts';
/** Who lives on one site of the demo world. */
export interface People {
  /** Sets the ids of one site's members apart from another's. */
  prefix: string;
  cast: readonly CastMember[];
  population: Readonly<Partial<Record<CountryCode, number>>>;
  /** One in how many is a woman. */
  womanEvery: number;
}
export declare const lavenderPeople: People;
/** Everybody of a site, the cast first; the same people each time, their ids included. */
export declare function residents(now: Date, people?: People): Resident[];
