import type { AlertContext } from '../notifications/alerts-to-show.ts';

/**
 * Returns true if the members page shows an alert that asks for the missing fields. The profile page shows a
 * completeness meter instead.
 * @spec 2.5
 */
export const isProfileIncomplete = ({ user, routes }: AlertContext): boolean =>
  user?.profile.status === 'active' && user.profile.missing.length > 0 && routes.includes('members');
