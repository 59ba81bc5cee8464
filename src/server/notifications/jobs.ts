import { EMAIL_FEEDBACK, NOTIFICATION_EMAILS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App, AppJob } from '../app.ts';
import { deleteNotificationEmails } from './emails/queries.ts';
import { deleteEmailFeedback } from './intake/queries.ts';
import { queueSignupReminders } from './signup-reminders/queue-signup-reminders.ts';

/** @spec D2.48 */
export const notificationJobs: AppJob[] = [
  { name: 'purge-notification-emails', cron: '37 4 * * *', run: purgeNotificationEmails },
  {
    name: 'queue-signup-reminders',
    cron: '13 * * * *',
    run: (app, _data, isStopping) => queueSignupReminders(app, isStopping),
  },
  { name: 'purge-email-feedback', cron: '39 4 * * *', run: purgeEmailFeedback },
];

/** @spec D2.48 */
export async function purgeNotificationEmails({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = clock.now().getTime() - NOTIFICATION_EMAILS.retentionDays * DAY_MS;
  await deleteNotificationEmails(db, new Date(before));
}

/** @spec D2.49 */
export async function purgeEmailFeedback({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = clock.now().getTime() - EMAIL_FEEDBACK.retentionDays * DAY_MS;
  await deleteEmailFeedback(db, new Date(before));
}
