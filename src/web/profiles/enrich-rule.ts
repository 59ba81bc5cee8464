import type { Situation } from '../notifications/alert.ts';
import { payingRoutes } from '../route-names.ts';

/** Where it is filled in, where another man's photos come first, and where one pays. */
const ELSEWHERE = ['profile', 'members-id', 'likes-m-id', ...payingRoutes];

/**
 * The enrich-profile alert (section 2): others can see the profile, and it misses a main photo, a text or interests. Not before
 * the address is confirmed, which comes first.
 */
export const couldSayMore = ({ user, routes }: Situation): boolean =>
  user?.profile.status === 'active' &&
  user.profile.missing.length > 0 &&
  !routes.some(name => ELSEWHERE.includes(name));
