import { NOTIFICATION_EMAILS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { NotificationType } from '#contract/notifications';
import type { Tx } from '../../platform/transact.ts';
import { markFeedback, markUnsubscribed } from './recipient-queries.ts';

/**
 * Counts a bounce or complaint for the announcement that the email was.
 * @spec D5.10 D2.49
 */
export const recordAnnouncementFeedback = (
  { db, now }: Tx,
  emailId: string,
  kind: 'bounce' | 'complaint',
): Promise<void> => markFeedback(db, emailId, kind, now);

/**
 * Counts an unsubscribing for the latest announcement of this type within 30 days.
 * @spec D5.10 D2.48
 */
export const recordAnnouncementUnsubscribed = (
  { db, now }: Tx,
  { accountId, type }: { accountId: string; type: NotificationType },
): Promise<void> => {
  const since = new Date(now.getTime() - NOTIFICATION_EMAILS.retentionDays * DAY_MS);
  return markUnsubscribed(db, { accountId, type, since, at: now });
};
