import type { RateLimit } from '../platform/http/route.ts';

/**
 * Limits each call that changes photos, far above what members need.
 * @spec D2.18
 */
export const PHOTO_CHANGE_LIMITS: RateLimit[] = [{ by: 'account', hits: 600, seconds: 3600 }];
