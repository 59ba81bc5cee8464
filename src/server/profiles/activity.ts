import { ACTIVE_HOURS, NEW_MEMBER_DAYS, ONLINE_MINUTES } from '#contract/constants';
import type { Activity } from '#contract/profiles';

/** What the database knows of when a member was here; `here_until` is null when nothing is remembered but the hour. */
export type LastSeen = { here_until: Date | null; activity_rank: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** 1970 began on a Thursday. */
const FIRST_MONDAY_MS = 4 * 24 * HOUR_MS;

/**
 * The order of every list of members: hours since 1970 of the last sign of life, times two, plus one with a main photo.
 * Coarse, so that a member's row and its indexes are written at most once an hour.
 */
export const activityRank = (seenAt: Date, hasPhoto: boolean): number =>
  2 * Math.floor(seenAt.getTime() / HOUR_MS) + (hasPhoto ? 1 : 0);

/**
 * Where those stand in the lists who hide their presence: all alike at the beginning of the week, Monday 0:00 UTC, so that
 * nobody learns from the order when one of them was here.
 */
export const hiddenSince = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS);

/** Whoever is here was seen since then. */
export const onlineSince = (now: Date): Date => new Date(now.getTime() - ONLINE_MINUTES * MINUTE_MS);

/** Whoever signed up since then is new. */
export const newSince = (now: Date): Date => new Date(now.getTime() - NEW_MEMBER_DAYS * 24 * HOUR_MS);

/** Online while he is here (docs/decisions/0114); active under 24 hours after; else away. */
export function activityOf({ here_until, activity_rank }: LastSeen, now: Date): Activity {
  if (here_until && here_until > now) return 'online';
  const last = here_until?.getTime() ?? Math.floor(activity_rank / 2) * HOUR_MS;
  return now.getTime() - last < ACTIVE_HOURS * HOUR_MS ? 'active' : 'away';
}
