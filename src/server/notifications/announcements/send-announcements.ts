import { ANNOUNCEMENTS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import type { Attempt } from '../../platform/jobs.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import {
  composeNotificationEmail,
  type NotificationEmail,
  queueNotificationEmails,
} from '../emails/queue-notification-email.ts';
import { type NotificationRecipient, notificationRecipients } from '../emails/recipients.ts';
import { continueRun, type RunOptions } from '../runs/continue-run.ts';
import { announcementEmail } from './announcement-email.ts';
import { segmentLimits } from './manage-announcements.ts';
import {
  type Announcement,
  type AnnouncementMember,
  lockAnnouncement,
  runNameOf,
  selectMembers,
  selectUnfinished,
} from './queries.ts';
import { insertAnnouncementRecipients } from './recipient-queries.ts';
import { announcementRelevance } from './relevance.ts';
import { isTooLate, type LaterAnnouncement, sendAfterPause, sendLater } from './send-later.ts';

const BATCH = 250;

/** @spec D2.48 */
export async function sendAnnouncements(
  app: App,
  { batchSize = BATCH, isStopping, ...options }: RunOptions & { batchSize?: number },
): Promise<void> {
  const since = new Date(app.clock.now().getTime() - ANNOUNCEMENTS.days * DAY_MS);
  for (const { id } of await selectUnfinished(app.db, since)) {
    let isHalted = false;
    const sendBatch = async (tx: Tx, after: string) => {
      const announcement = await lockAnnouncement(tx.db, id);
      isHalted = !announcement || announcement.pausedAt !== null || announcement.cancelledAt !== null;
      if (!announcement || isHalted) return after;
      const members = await membersOf(app, tx, announcement, { after, limit: batchSize });
      await sendTo(app, tx, announcement, members);
      return members.length < batchSize ? null : (members.at(-1)?.accountId ?? null);
    };
    const run = { ...options, isStopping: () => isHalted || isStopping() };
    const isFinished = await continueRun(app, runNameOf(id), sendBatch, run);
    if (!isFinished && !isHalted) return;
  }
}

/**
 * Sends to members who could not be reached before. While the announcement is paused, they wait on.
 * @spec D2.48
 */
export const sendAnnouncementLater = (
  app: App,
  { id, accountIds }: LaterAnnouncement,
  attempt: Attempt,
): Promise<void> =>
  transact(app, async tx => {
    const announcement = await lockAnnouncement(tx.db, id);
    if (announcement && announcement.cancelledAt === null) {
      if (announcement.pausedAt) await sendAfterPause(tx, announcement, accountIds);
      else if (!isTooLate(announcement, tx.now))
        await sendTo(app, tx, announcement, await membersOf(app, tx, announcement, { accountIds }));
    }
    await attempt.finish(tx);
  });

function membersOf(
  { sites }: App,
  tx: Tx,
  announcement: Announcement,
  page: Parameters<typeof selectMembers>[3],
): Promise<AnnouncementMember[]> {
  const site = sites.byId(announcement.siteId);
  if (!site) return Promise.resolve([]);
  return selectMembers(
    tx.db,
    announcement,
    segmentLimits(announcement.segment, site, announcement.begunAt),
    page,
  );
}

/** The row of each member is unique, so nobody gets it twice, whatever is repeated. */
async function sendTo(
  app: App,
  tx: Tx,
  announcement: Announcement,
  members: readonly AnnouncementMember[],
): Promise<void> {
  const site = app.sites.byId(announcement.siteId);
  if (!site) return;
  const reachable = await notificationRecipients(tx, {
    profileIds: members.map(({ profileId }) => profileId),
    type: announcement.type,
    frequency: 'at_once',
  });
  const reached = new Set(reachable.map(({ accountId }) => accountId));
  const added = await insertAnnouncementRecipients(tx.db, announcement.id, [...reached], tx.now);
  const emails: NotificationEmail[] = [];
  for (const recipient of reachable)
    if (added.has(recipient.accountId))
      emails.push(await composeTo(app, { site, announcement, recipient }, tx.now));
  await queueNotificationEmails(tx, emails);
  await sendLater(
    tx,
    announcement,
    members.map(({ accountId }) => accountId).filter(accountId => !reached.has(accountId)),
  );
}

const composeTo = (
  app: App,
  {
    site,
    announcement,
    recipient,
  }: { site: Site; announcement: Announcement; recipient: NotificationRecipient },
  now: Date,
): Promise<NotificationEmail> =>
  composeNotificationEmail(app, { type: announcement.type, site, recipient }, (_t, locale) => ({
    ...announcementEmail(announcement.texts, locale),
    relevance: announcementRelevance(announcement, recipient, now),
  }));
