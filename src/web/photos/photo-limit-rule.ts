import { photoLimit } from '#contract/permissions';
import type { AlertContext } from '../notifications/alerts-to-show.ts';

/** @spec 2.5 5.7 */
export const reachedPhotoLimit = ({ user, routes }: AlertContext): boolean =>
  user !== null && user.profile.photos >= photoLimit(user) && routes.includes('profile');
