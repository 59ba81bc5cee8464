import { DAY_MS } from '#contract/durations';
import type { Db } from '../../platform/db.ts';
import { activityRank } from '../../profiles/activity.ts';
import type { Site } from '../../site/sites.ts';
import type { AnnouncementFile, Segment } from './announcement-file.ts';
import {
  countMembers,
  insertAnnouncement,
  type ListedAnnouncement,
  type SegmentLimits,
  selectAnnouncements,
  updateCancelled,
} from './queries.ts';

/** Days count back from `now`. */
export function segmentLimits(segment: Segment, now: Date): SegmentLimits {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { active_within_days: active, min_account_days: age } = segment;
  return {
    activeRank: active === undefined ? null : activityRank(before(active), false),
    signedUpUntil: age === undefined ? null : before(age),
  };
}

/**
 * The job `send-announcements` sends it.
 * @returns its id
 * @spec D2.48
 */
export const createAnnouncement = (db: Db, site: Site, file: AnnouncementFile, now: Date): Promise<string> =>
  insertAnnouncement(db, site.id, file, now);

/** @spec D2.48 */
export const countRecipients = (
  db: Db,
  site: Site,
  { type, segment = {} }: AnnouncementFile,
  now: Date,
): Promise<number> => countMembers(db, { siteId: site.id, type, segment }, segmentLimits(segment, now));

/** The latest first. */
export const listAnnouncements = (db: Db): Promise<ListedAnnouncement[]> => selectAnnouncements(db);

/**
 * Emails that still wait are not sent either.
 * @returns false if there is no such announcement, or it was cancelled before
 * @spec D2.48
 */
export const cancelAnnouncement = (db: Db, id: string, now: Date): Promise<boolean> =>
  updateCancelled(db, id, now);
