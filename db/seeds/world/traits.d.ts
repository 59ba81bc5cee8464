import type { Interest } from '#contract/interests';
import type { Gender } from '#contract/profiles';
import type { AgeBand } from '../portraits/looks.ts';
import type { Random } from '../random.ts';
import type { Facts } from './resident.ts';
/** What somebody likes: mostly the things one talks about, for some a few of the others. */
export declare function pickInterests(chance: Random): Interest[];
export declare function pickAge(band: AgeBand, chance: Random): number;
/** The answers to the lists of the profile form. */
export declare function pickFacts(gender: Gender, age: number, chance: Random): Facts;
