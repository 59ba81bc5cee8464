import type { ReadThrottle } from '../platform/http/route.ts';

/**
 * Members that an account may view per hour, on pages or by starting conversations.
 * @spec D2.42
 */
export const PROFILE_VIEW_THROTTLE: ReadThrottle = { resource: 'profiles', unthrottled: 300, max: 1_200 };
