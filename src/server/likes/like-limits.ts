import { LIKES } from '#contract/constants';
import { HOUR_SECONDS } from '#contract/durations';

/**
 * `likes`: new likes of an account. `events`: what the liked member learns of a like that is taken back and given again.
 * @spec 4.7
 */
export const LIKE_LIMITS = {
  likes: {
    keyOf: (accountId: string) => `likes ${accountId}`,
    ...{ hits: LIKES.perHour, seconds: HOUR_SECONDS },
  },
  events: {
    keyOf: (liker: string, liked: string) => `like-events ${liker} ${liked}`,
    ...{ hits: LIKES.immediateEvents, seconds: LIKES.sameLikeHours * HOUR_SECONDS },
  },
};
