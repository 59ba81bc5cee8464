import { LIKE_EMAILS, NOTIFICATION_EMAILS } from '#contract/constants';
import { DAY_MS, MINUTE_MS } from '#contract/durations';
import { digestTimes } from '../../notifications/emails/digest-times.ts';
import type { FirstWaiting, LikeEmailMember, Waiting } from './queries.ts';

/** Older likes are no news. */
export const emailedLikesSince = (now: Date): Date => new Date(now.getTime() - LIKE_EMAILS.days * DAY_MS);

/** An email at once waits for what comes within minutes. */
export const gatheredUntil = (now: Date): Date =>
  new Date(now.getTime() - NOTIFICATION_EMAILS.gatherMinutes * MINUTE_MS);

type Habits = Pick<LikeEmailMember, 'frequency' | 'timeZone' | 'lastEmailAt'>;

/** False as long as the hour of the member's digest has not come since the first like or visit. */
export function mayBeDue(
  { frequency, timeZone, lastEmailAt }: Habits,
  { likedAt, visitedAt }: Pick<FirstWaiting, 'likedAt' | 'visitedAt'>,
  now: Date,
): boolean {
  const { daily, weekly } = digestTimes(timeZone, now);
  if (frequency === 'at_once') return waitsSince(likedAt, gatheredUntil(now)) || waitsSince(visitedAt, daily);
  const digest = frequency === 'weekly' ? weekly : daily;
  if (lastEmailAt && lastEmailAt >= digest) return false;
  return waitsSince(likedAt, digest) || waitsSince(visitedAt, digest);
}

const waitsSince = (first: Date | null, until: Date): boolean => first !== null && first <= until;

/**
 * Whether likes or visits that wait are due. Visits are never due at once, and at most once a day.
 * @spec D2.48
 */
export function whatIsDue(member: Habits & Waiting, now: Date): { likes: boolean; visits: boolean } {
  const { frequency, timeZone, firstLikeAt, firstVisitAt, lastEmailAt, lastVisitEmailAt } = member;
  const { daily, weekly } = digestTimes(timeZone, now);
  const digest = frequency === 'weekly' ? weekly : daily;
  const visits = waitsSince(firstVisitAt, digest) && !(lastVisitEmailAt && lastVisitEmailAt >= digest);
  if (frequency === 'at_once') return { likes: waitsSince(firstLikeAt, gatheredUntil(now)), visits };
  if (lastEmailAt && lastEmailAt >= digest) return { likes: false, visits: false };
  return { likes: waitsSince(firstLikeAt, digest), visits };
}
