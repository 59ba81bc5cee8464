import * as z from 'zod/mini';
import { UNCONFIRMED_ACCOUNT_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { isApiError } from '#contract/errors';
import { enforceActivationLimit } from '../../accounts/activation/activation-limit.ts';
import type { App } from '../../app.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { uncountNotificationEmail } from '../emails/uncount-notification-email.ts';
import {
  countReminder,
  deleteRemindersBefore,
  lockUnconfirmedDue,
  selectUnconfirmedDue,
  selectWantsReminders,
  type UnconfirmedRecipient,
  uncountReminder,
} from './queries.ts';
import { queueSignupReminder } from './signup-reminder-email.ts';

const BATCH_SIZE = 50;
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** Name of the check in `relevanceChecks`. */
export const UNCONFIRMED_ACCOUNT = 'unconfirmed_account';

/**
 * Reminds members at most twice to confirm their address. Sign-ups that a partner began get none, because the person has
 * not agreed to anything yet.
 * @spec 3.4 4.2 D2.48
 */
export async function queueSignupReminders(app: App, isStopping = () => false): Promise<void> {
  let after: string | undefined = NO_ACCOUNT;
  while (after !== undefined && !isStopping()) {
    const from: string = after;
    after = await transact(app, tx => queueBatch(app, tx, from));
  }
  const old = new Date(app.clock.now().getTime() - UNCONFIRMED_ACCOUNT_DAYS * DAY_MS);
  await deleteRemindersBefore(app.db, old);
}

/** @returns the last account of the batch, or undefined after the last batch */
async function queueBatch(app: App, tx: Tx, after: string): Promise<string | undefined> {
  const locked = await lockUnconfirmedDue(tx.db, { after, limit: BATCH_SIZE, now: tx.now });
  for (const recipient of await selectUnconfirmedDue(tx.db, locked, tx.now)) {
    if (!(await mayWriteTo(app, tx, recipient))) continue;
    await queueSignupReminder(app, tx, recipient, relevanceOf(recipient, tx.now));
    await countReminder(tx.db, recipient.accountId, tx.now);
  }
  return locked.length < BATCH_SIZE ? undefined : locked.at(-1);
}

/** A reminder counts as one of the activation emails that the mailbox may get. */
async function mayWriteTo(app: App, tx: Tx, { siteId, email }: UnconfirmedRecipient): Promise<boolean> {
  try {
    await enforceActivationLimit(app, tx, siteId, email);
    return true;
  } catch (error) {
    if (isApiError(error) && error.code === 'too_many_requests') return false;
    throw error;
  }
}

const shape = z.object({
  check: z.literal(UNCONFIRMED_ACCOUNT),
  accountId: z.string(),
  profileId: z.string(),
  at: z.string(),
});

const relevanceOf = ({ accountId, profileId }: UnconfirmedRecipient, at: Date): z.output<typeof shape> => ({
  check: UNCONFIRMED_ACCOUNT,
  accountId,
  profileId,
  at: at.toISOString(),
});

/**
 * False once the account is confirmed or wants no reminder. What must be dropped for another reason is due again.
 * @spec D2.48
 */
export async function isAccountUnconfirmed(
  app: App,
  relevance: Relevance,
  mustDrop: boolean,
): Promise<boolean> {
  const { accountId, profileId, at } = shape.parse(relevance);
  if (!mustDrop && (await selectWantsReminders(app.db, accountId))) return true;
  await transact(app, async tx => {
    const sentAt = new Date(at);
    if (mustDrop) await uncountReminder(tx.db, accountId, sentAt);
    await uncountNotificationEmail(tx, { profileId, type: 'reminders', at: sentAt });
  });
  return false;
}
