import type { RateLimit } from '../platform/http/route.ts';

/**
 * Photo changes per hour and call: far more than a member makes manually.
 * @spec D2.18
 */
export const PHOTO_CHANGE_LIMITS: RateLimit[] = [{ by: 'account', hits: 600, seconds: 3600 }];
