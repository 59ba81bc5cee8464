import type { Pace } from '../platform/http/route.ts';

/**
 * How many members an account may view in an hour, on their pages or by starting a conversation.
 * @spec D2.42
 */
export const PROFILE_VIEW_THROTTLE: Pace = { of: 'profiles', quick: 300, most: 1_200 };
