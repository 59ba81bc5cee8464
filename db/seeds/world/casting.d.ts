import type { CastMember } from '../cast.ts';
import type { Portrait } from '../portraits.ts';
import type { Random } from '../random.ts';
import type { Resident } from './resident.ts';
/** Makes a resident of a member of the cast. */
export declare function casting(
  member: CastMember,
  {
    portrait,
    chance,
    ...ids
  }: {
    accountId: string;
    profileId: string;
    portrait: Portrait;
    chance: Random;
  },
): Resident;
