import type { AlertContext } from '../notifications/alert.ts';

/** Pages that say it themselves. */
const ROUTES_WITHOUT_REMINDER = ['activate', 'activate-done', 'activate-error', 'profile'];

/** The activation reminder appears when the account is not confirmed and the profile is disabled (section 2). */
export const needsActivationReminder = ({ user, routes }: AlertContext): boolean =>
  user?.status === 'not_confirmed' &&
  user.profile.status === 'disabled' &&
  !routes.some(name => ROUTES_WITHOUT_REMINDER.includes(name));
