import type { AlertContext } from '../notifications/alerts-to-show.ts';

/**
 * The profile page has the meter instead; before activation another alert is shown.
 * @spec 2.5
 */
export const isProfileIncomplete = ({ user, routes }: AlertContext): boolean =>
  user?.profile.status === 'active' && user.profile.missing.length > 0 && routes.includes('members');
