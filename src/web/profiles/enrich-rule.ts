import type { AlertContext } from '../notifications/alert.ts';

/**
 * The enrich-profile alert (section 2): others can see the profile, and it misses a main photo, a text or interests. Where one looks for
 * others; my profile says it by its own meter. Not before the address is confirmed, which comes first.
 */
export const couldSayMore = ({ user, routes }: AlertContext): boolean =>
  user?.profile.status === 'active' && user.profile.missing.length > 0 && routes.includes('members');
