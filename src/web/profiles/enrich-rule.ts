import type { AlertContext } from '../notifications/alert.ts';

/**
 * When the enrich-profile alert is shown: on the members page, while the profile is visible and incomplete. The
 * profile page has the meter instead. Not before the activation, which has its own alert.
 * @spec 2.5
 */
export const isProfileIncomplete = ({ user, routes }: AlertContext): boolean =>
  user?.profile.status === 'active' && user.profile.missing.length > 0 && routes.includes('members');
