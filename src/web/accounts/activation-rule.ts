import type { Situation } from '../notifications/alert.ts';

/** The activation reminder appears when the account is not confirmed and the profile is disabled (section 2). */
export const waitsForActivation = ({ user }: Situation): boolean =>
  user?.status === 'not_confirmed' && user.profile.status === 'disabled';
