import type { AlertContext } from '../notifications/alerts-to-show.ts';

/**
 * True only on the list of members: the profile page shows a meter, and before activation there is another
 * alert.
 * @spec 2.5
 */
export const isProfileIncomplete = ({ user, routes }: AlertContext): boolean =>
  user?.profile.status === 'active' && user.profile.missing.length > 0 && routes.includes('members');
