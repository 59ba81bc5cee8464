import { EMAIL_FEEDBACK } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { Tx } from '../../platform/transact.ts';
import { recordAnnouncementFeedback } from '../announcements/record-outcome.ts';
import { disableNotifications } from '../disabled/disable-notifications.ts';
import {
  countTemporaryFailureDays,
  deleteTemporaryFailures,
  insertEmailFeedback,
  lockRecipientOf,
} from './queries.ts';
import type { EmailReport } from './read-report.ts';

type EmailFeedback = { emailId: string; kind: EmailReport['kind'] };

/**
 * Each email counts once for each kind, so a repeated report changes nothing after the member enabled notifications
 * again. An email to a former address has no effect.
 * @returns what was recorded, or `unknown_email` or `repeated`
 * @spec D2.49
 */
export async function recordEmailFeedback(tx: Tx, { emailId, kind }: EmailFeedback): Promise<string> {
  const recipient = await lockRecipientOf(tx.db, emailId);
  if (!recipient) return 'unknown_email';
  const { accountId } = recipient;
  if (!(await insertEmailFeedback(tx.db, { emailId, kind, accountId, at: tx.now }))) return 'repeated';
  if (kind !== 'temporary') await recordAnnouncementFeedback(tx, emailId, kind);
  if (kind !== 'temporary')
    await disableNotifications(tx, accountId, kind === 'complaint' ? 'fbl' : 'bounce');
  else if (await failsForWeeks(tx, accountId)) {
    await disableNotifications(tx, accountId, 'bounce');
    // After the member enabled notifications again, the days are counted from the start.
    await deleteTemporaryFailures(tx.db, accountId);
  }
  return kind;
}

/** The days of failures are counted from the start again. */
export const clearTemporaryFailures = ({ db }: Tx, accountId: string): Promise<void> =>
  deleteTemporaryFailures(db, accountId);

async function failsForWeeks({ db, now }: Tx, accountId: string): Promise<boolean> {
  const { temporaryFailureDays, withinDays } = EMAIL_FEEDBACK;
  const since = new Date(now.getTime() - withinDays * DAY_MS);
  return (await countTemporaryFailureDays(db, accountId, since)) >= temporaryFailureDays;
}
