import type { RateLimit } from '../platform/http/route.ts';

/**
 * Per hour and call: far more than anyone makes by hand.
 * @spec D2.18
 */
export const PHOTO_CHANGE_LIMITS: RateLimit[] = [{ by: 'account', hits: 600, seconds: 3600 }];
