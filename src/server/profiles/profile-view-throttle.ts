import type { ReadThrottle } from '../platform/http/route.ts';

/**
 * Limits how many members an account may view per hour, on their pages or by starting a conversation.
 * @spec D2.42
 */
export const PROFILE_VIEW_THROTTLE: ReadThrottle = { resource: 'profiles', unthrottled: 300, max: 1_200 };
