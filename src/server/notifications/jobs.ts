import { ANNOUNCEMENTS, EMAIL_FEEDBACK, NOTIFICATION_EMAILS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App, AppJob } from '../app.ts';
import { deleteInBatches } from '../platform/delete-in-batches.ts';
import { deleteAnnouncements } from './announcements/queries.ts';
import { sendAnnouncementLater, sendAnnouncements } from './announcements/send-announcements.ts';
import { SEND_ANNOUNCEMENT_LATER } from './announcements/send-later.ts';
import { deleteNotificationEmails } from './emails/queries.ts';
import { deleteEmailFeedback } from './intake/queries.ts';
import { purgeOldRuns, stoppingInTime } from './runs/continue-run.ts';
import { queueSignupReminders } from './signup-reminders/queue-signup-reminders.ts';

/** @spec D2.48 */
export const notificationJobs: AppJob[] = [
  {
    name: 'purge-notification-emails',
    cron: '37 4 * * *',
    run: (app, _data, isStopping) => purgeNotificationEmails(app, isStopping),
  },
  {
    name: 'queue-signup-reminders',
    cron: '13 * * * *',
    run: (app, _data, isStopping) => queueSignupReminders(app, isStopping),
  },
  { name: 'purge-email-feedback', cron: '39 4 * * *', run: purgeEmailFeedback },
  { name: 'purge-notification-runs', cron: '47 4 * * *', run: app => purgeOldRuns(app) },
  { name: 'purge-announcements', cron: '49 4 * * *', run: purgeAnnouncements },
  {
    name: 'send-announcements',
    cron: '* * * * *',
    run: (app, _data, isStopping) => sendAnnouncements(app, { isStopping: stoppingInTime(app, isStopping) }),
  },
  {
    name: SEND_ANNOUNCEMENT_LATER,
    run: (app, data, _isStopping, attempt) =>
      sendAnnouncementLater(app, data as Parameters<typeof sendAnnouncementLater>[1], attempt),
  },
];

/** @spec D2.48 */
export async function purgeNotificationEmails(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  isStopping = () => false,
): Promise<void> {
  const before = new Date(clock.now().getTime() - NOTIFICATION_EMAILS.retentionDays * DAY_MS);
  await deleteInBatches(limit => deleteNotificationEmails(db, { before, limit }), isStopping);
}

/** @spec D2.48 */
export async function purgeAnnouncements({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  await deleteAnnouncements(db, new Date(clock.now().getTime() - ANNOUNCEMENTS.retentionDays * DAY_MS));
}

/** @spec D2.49 */
export async function purgeEmailFeedback({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = clock.now().getTime() - EMAIL_FEEDBACK.retentionDays * DAY_MS;
  await deleteEmailFeedback(db, new Date(before));
}
