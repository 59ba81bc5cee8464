import type { AlertContext } from '../notifications/alerts-to-show.ts';

/**
 * The alert `enrich_profile` is unnecessary on the profile page, which has a completeness meter.
 * @spec 2.5
 */
export const isProfileIncomplete = ({ user, routes }: AlertContext): boolean =>
  user?.profile.status === 'active' && user.profile.missing.length > 0 && routes.includes('members');
