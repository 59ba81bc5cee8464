import { ACTIVE_HOURS, NEW_MEMBER_DAYS, ONLINE_MINUTES } from '#contract/constants';
import type { Activity } from '#contract/profiles';

/** When a member was last online. `here_until` is null when only the hour is stored. */
export type LastSeen = { here_until: Date | null; activity_rank: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const FIRST_MONDAY_MS = 4 * 24 * HOUR_MS;

/**
 * The sort key of every list of members: hours since 1970 of the last request, times two, plus one with a main
 * photo. Hours, so that a row and its indexes are written at most once an hour.
 * @spec D2.39 D4.8
 */
export const activityRank = (seenAt: Date, hasPhoto: boolean): number =>
  2 * Math.floor(seenAt.getTime() / HOUR_MS) + (hasPhoto ? 1 : 0);

/**
 * Monday 0:00 UTC of this week: members who hide their presence all rank as if last seen then, so that the
 * order does not reveal when they were online.
 * @spec D5.6
 */
export const startOfWeek = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS);

/** Members seen after this moment are online. */
export const onlineSince = (now: Date): Date => new Date(now.getTime() - ONLINE_MINUTES * MINUTE_MS);

/** Members who signed up after this moment are new. */
export const newSince = (now: Date): Date => new Date(now.getTime() - NEW_MEMBER_DAYS * 24 * HOUR_MS);

/**
 * Online as in docs/features/realtime.md, active for 24 hours afterwards, then away.
 * @spec D4.8
 */
export function activityOf({ here_until, activity_rank }: LastSeen, now: Date): Activity {
  if (here_until && here_until > now) return 'online';
  const last = here_until?.getTime() ?? Math.floor(activity_rank / 2) * HOUR_MS;
  return now.getTime() - last < ACTIVE_HOURS * HOUR_MS ? 'active' : 'away';
}
