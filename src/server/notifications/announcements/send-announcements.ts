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
  runNameOf,
  selectAnnouncement,
  selectMembers,
  selectUnfinished,
} from './queries.ts';
import { announcementRelevance } from './relevance.ts';
import { isTooLate, type LaterAnnouncement, sendLater } from './send-later.ts';

const BATCH = 250;

/** @spec D2.48 */
export async function sendAnnouncements(
  app: App,
  { batchSize = BATCH, ...options }: RunOptions & { batchSize?: number },
): Promise<void> {
  const since = new Date(app.clock.now().getTime() - ANNOUNCEMENTS.days * DAY_MS);
  for (const announcement of await selectUnfinished(app.db, since)) {
    const sendBatch = async (tx: Tx, after: string) => {
      const members = await membersOf(tx, announcement, { after, limit: batchSize });
      await sendTo(app, tx, announcement, members);
      return members.length < batchSize ? null : (members.at(-1)?.accountId ?? null);
    };
    if (!(await continueRun(app, runNameOf(announcement.id), sendBatch, options))) return;
  }
}

/**
 * Sends to members who could not be reached before.
 * @spec D2.48
 */
export const sendAnnouncementLater = (
  app: App,
  { id, accountIds }: LaterAnnouncement,
  attempt: Attempt,
): Promise<void> =>
  transact(app, async tx => {
    const announcement = await selectAnnouncement(tx.db, id);
    if (announcement && !isTooLate(announcement, tx.now))
      await sendTo(app, tx, announcement, await membersOf(tx, announcement, { accountIds }));
    await attempt.finish(tx);
  });

const membersOf = (tx: Tx, announcement: Announcement, page: Parameters<typeof selectMembers>[3]) =>
  selectMembers(tx.db, announcement, segmentLimits(announcement.segment, announcement.createdAt), page);

async function sendTo(
  app: App,
  tx: Tx,
  announcement: Announcement,
  members: readonly AnnouncementMember[],
): Promise<void> {
  const site = app.sites.byId(announcement.siteId);
  // It may have been cancelled since it was read.
  const current = await selectAnnouncement(tx.db, announcement.id);
  if (!site || !current || current.cancelledAt !== null) return;
  const recipients = await notificationRecipients(tx, {
    profileIds: members.map(({ profileId }) => profileId),
    type: announcement.type,
    frequency: 'at_once',
  });
  const emails: NotificationEmail[] = [];
  for (const recipient of recipients)
    emails.push(await composeTo(app, { site, announcement, recipient }, tx.now));
  await queueNotificationEmails(tx, emails);
  const reached = new Set(recipients.map(({ accountId }) => accountId));
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
