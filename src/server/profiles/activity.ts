import { ACTIVE_HOURS, NEW_MEMBER_DAYS, ONLINE_MINUTES } from '#contract/constants';
import type { Activity } from '#contract/profiles';

/** What the database knows of a member's last sign of life; presence is null when a crash emptied its table. */
export type LastSeen = {
  seen_at: Date | null;
  away: boolean | null;
  turns_at: Date | null;
  activity_rank: number;
};

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

/** Whoever was seen since then, and is not away, is online. */
export const onlineSince = (now: Date): Date => new Date(now.getTime() - ONLINE_MINUTES * MINUTE_MS);

/** Whoever signed up since then is new. */
export const newSince = (now: Date): Date => new Date(now.getTime() - NEW_MEMBER_DAYS * 24 * HOUR_MS);

/** Whether others see him as gone: what he last did shows from `turns_at` on, and until then its opposite (docs/decisions/0114). */
export const seenAway = ({ away, turns_at }: { away: boolean; turns_at: Date | null }, now: Date): boolean =>
  away !== (turns_at !== null && turns_at > now);

/** Online under 5 minutes, unless his page is hidden; active under 24 hours; else away. */
export function activityOf(last: LastSeen, now: Date): Activity {
  const seenAt = last.seen_at?.getTime() ?? Math.floor(last.activity_rank / 2) * HOUR_MS;
  const ago = now.getTime() - seenAt;
  const away = seenAway({ away: last.away === true, turns_at: last.turns_at }, now);
  if (last.seen_at && !away && last.seen_at > onlineSince(now)) return 'online';
  return ago < ACTIVE_HOURS * HOUR_MS ? 'active' : 'away';
}
