import type { AlertContext } from '../notifications/alerts-to-show.ts';

/**
 * True on the list of members for an active member whose profile lacks values; the profile page shows a meter
 * instead.
 * @spec 2.5
 */
export const isProfileIncomplete = ({ user, routes }: AlertContext): boolean =>
  user?.profile.status === 'active' && user.profile.missing.length > 0 && routes.includes('members');
