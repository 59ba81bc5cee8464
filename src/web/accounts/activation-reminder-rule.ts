import type { AlertContext } from '../notifications/alerts-to-show.ts';

const ROUTES_WITHOUT_REMINDER = ['activate', 'activate-done', 'activate-error', 'profile'];

/** @spec 2.5 4.2 */
export const needsActivationReminder = ({ user, routes }: AlertContext): boolean =>
  user?.status === 'not_confirmed' &&
  user.profile.status === 'disabled' &&
  !routes.some(name => ROUTES_WITHOUT_REMINDER.includes(name));
