import type { ReadThrottle } from '../platform/http/route.ts';

/**
 * Counts profile pages and new conversations of an account per hour.
 * @spec D2.42
 */
export const PROFILE_VIEW_THROTTLE: ReadThrottle = { resource: 'profiles', unthrottled: 300, max: 1_200 };
