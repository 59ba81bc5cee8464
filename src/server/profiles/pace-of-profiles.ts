import type { Pace } from '../platform/http/route.ts';

/** How many members one account may look at in an hour, on their pages or by the conversation that it could begin with them. */
export const PACE_OF_PROFILES: Pace = { of: 'profiles', quick: 300, most: 1_200 };
