import type { RateLimit } from '../platform/http/route.ts';

/**
 * How often an account may use each call that changes photos: far more often than members need.
 * @spec D2.18
 */
export const PHOTO_CHANGE_LIMITS: RateLimit[] = [{ by: 'account', hits: 600, seconds: 3600 }];
