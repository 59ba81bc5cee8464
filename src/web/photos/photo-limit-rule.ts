import { photoLimit } from '#contract/permissions';
import type { AlertContext } from '../notifications/alert.ts';

/** The alert "photo limit reached" (sections 2 and 5): exactly as long as no further photo can be kept, where one's photos are. */
export const reachedPhotoLimit = ({ user, routes }: AlertContext): boolean =>
  user !== null && user.profile.photos >= photoLimit(user) && routes.includes('profile');
