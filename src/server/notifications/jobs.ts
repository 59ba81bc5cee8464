import { NOTIFICATION_EMAILS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App, AppJob } from '../app.ts';
import { deleteNotificationEmails } from './emails/queries.ts';

/** @spec D2.48 */
export const notificationJobs: AppJob[] = [
  { name: 'purge-notification-emails', cron: '37 4 * * *', run: purgeNotificationEmails },
];

/** @spec D2.48 */
export async function purgeNotificationEmails({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = clock.now().getTime() - NOTIFICATION_EMAILS.retentionDays * DAY_MS;
  await deleteNotificationEmails(db, new Date(before));
}
