import type { AlertContext } from '../notifications/alerts-to-show.ts';

/**
 * The profile page shows a completeness meter instead of this alert.
 * @spec 2.5
 */
export const isProfileIncomplete = ({ user, routes }: AlertContext): boolean =>
  user?.profile.status === 'active' && user.profile.missing.length > 0 && routes.includes('members');
