import { ACTIVE_HOURS, NEW_MEMBER_DAYS, ONLINE_MINUTES } from '#contract/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '#contract/durations';
import type { Activity } from '#contract/profiles';
import { limitValidity } from '../platform/recorded-reads.ts';

/** If `online_until` is null, only the hour in `activity_rank` is known. */
type LastSeen = { online_until: Date | null; activity_rank: number };

const FIRST_MONDAY_MS = 4 * DAY_MS;

/**
 * Sort key of member lists. The key changes at most hourly, which saves index updates.
 * @spec D2.39 D4.8
 */
export const activityRank = (seenAt: Date, hasPhoto: boolean): number =>
  2 * Math.floor(seenAt.getTime() / HOUR_MS) + (hasPhoto ? 1 : 0);

/**
 * Returns the latest Monday, 0:00 UTC.
 * @spec D5.6
 */
export const startOfWeek = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS);

export const onlineSince = (now: Date): Date => new Date(now.getTime() - ONLINE_MINUTES * MINUTE_MS);

export const newSince = (now: Date): Date => new Date(now.getTime() - NEW_MEMBER_DAYS * DAY_MS);

/** When a member who came at this time is no longer new. */
export const newUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + NEW_MEMBER_DAYS * DAY_MS);

/** @spec D4.8 */
export function activityOf({ online_until, activity_rank }: LastSeen, now: Date): Activity {
  if (online_until && online_until > now) return 'online';
  const last = online_until?.getTime() ?? Math.floor(activity_rank / 2) * HOUR_MS;
  const isActive = now.getTime() - last < ACTIVE_HOURS * HOUR_MS;
  if (isActive) limitValidity(last + ACTIVE_HOURS * HOUR_MS);
  return isActive ? 'active' : 'away';
}
