import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Tx } from '../../platform/transact.ts';
import { activityRank } from '../../profiles/activity.ts';
import { birthDateRangeOf } from '../../profiles/ages.ts';
import type { Site } from '../../site/sites.ts';
import type { Segment } from './announcement-file.ts';
import {
  type AnnouncementContent,
  countMembers,
  insertAnnouncement,
  type ListedAnnouncement,
  lockAnnouncement,
  type SegmentLimits,
  selectAnnouncement,
  selectAnnouncements,
  updateProgress,
} from './queries.ts';

type SiteTime = Pick<Site, 'timeZone'>;
type Change = Pick<Tx, 'db' | 'now'>;

/** Days and ages count back from `now`. */
export function segmentLimits(segment: Segment, { timeZone }: SiteTime, now: Date): SegmentLimits {
  const before = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() - days * DAY_MS);
  const rankBefore = (days: number | undefined) => {
    const at = before(days);
    return at && activityRank(at, false);
  };
  const { min_age: min, max_age: max } = segment;
  const born = birthDateRangeOf(
    { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    dayIn(timeZone, now),
  );
  return {
    activeRank: rankBefore(segment.active_within_days),
    idleRank: rankBefore(segment.inactive_for_days),
    signedUpUntil: before(segment.min_account_days),
    bornAfter: born.bornAfter ?? null,
    bornUntil: born.bornUntil ?? null,
    timeZone,
  };
}

/** @spec D2.48 */
export const countRecipients = (
  db: Db,
  site: Site,
  { type, segment = {} }: Pick<AnnouncementContent, 'type' | 'segment'>,
  now: Date,
): Promise<number> => countMembers(db, { siteId: site.id, type, segment }, segmentLimits(segment, site, now));

/**
 * By a command: the job `send-announcements` sends it at once.
 * @returns its id
 * @spec D2.48
 */
export async function createAnnouncement(
  tx: Change,
  actor: AuditActor,
  site: Site,
  content: AnnouncementContent,
): Promise<string> {
  const { siteId, staffId } = actor;
  const { type, segment, texts } = content;
  const added = { type, segment, texts, siteId, staffId, isDraft: false };
  const id = await insertAnnouncement(tx.db, added, tx.now);
  await recordBegin(tx, actor, { id, type, members: await countRecipients(tx.db, site, content, tx.now) });
  return id;
}

/** The announcement is sent from now on. */
export async function recordBegin(
  tx: Change,
  actor: AuditActor,
  { id, type, members }: { id: string; type: string; members: number },
): Promise<void> {
  await updateProgress(tx.db, id, { draft: false, begun_at: tx.now, expected: members });
  await recordAudit(tx, actor, {
    action: 'announcements.begin',
    details: { announcement: id, type, members },
  });
}

const LISTED = 100;

/** The latest of all sites first. */
export const listAnnouncements = (db: Db): Promise<ListedAnnouncement[]> =>
  selectAnnouncements(db, {}, LISTED);

export const siteOfAnnouncement = async (db: Db, id: string): Promise<number | undefined> =>
  (await selectAnnouncement(db, id))?.siteId;

/**
 * After `stop`, emails that still wait are not sent either.
 * @throws not_found; decided_already if it is a draft, has ended, or is so already
 * @spec D2.48 D5.10
 */
export async function haltAnnouncement(
  tx: Change,
  actor: AuditActor,
  { id, to }: { id: string; to: 'pause' | 'resume' | 'stop' },
): Promise<void> {
  const announcement = await lockAnnouncement(tx.db, id);
  if (announcement?.siteId !== actor.siteId) throw new ApiError('not_found');
  const { isDraft, cancelledAt, pausedAt } = announcement;
  const isSame = to !== 'stop' && (to === 'pause') === (pausedAt !== null);
  if (isDraft || cancelledAt || isSame) throw new ApiError('decided_already');
  await updateProgress(tx.db, id, progressTo[to](tx.now));
  await recordAudit(tx, actor, { action: `announcements.${to}`, details: { announcement: id } });
}

const progressTo = {
  pause: (now: Date) => ({ paused_at: now }),
  resume: (now: Date) => ({ paused_at: null, begun_at: now }),
  stop: (now: Date) => ({ cancelled_at: now }),
};
