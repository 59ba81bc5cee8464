import { FORMER_MAILBOX_MONTHS } from '#contract/constants';
import { hasConfirmed } from '../../accounts/confirmed-accounts.ts';
import { mailboxHash } from '../../accounts/mailbox.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteFormerMailboxes, insertFormerMailbox, lockMailbox, selectWelcome } from './queries.ts';

/**
 * Stores a keyed hash of an erased account's mailbox for 12 months, so that signing up again gives no second
 * welcome. An account that never confirmed its address leaves nothing, since the mailbox may not be its own.
 * @spec D2.36 D1.13
 */
export const persistFormerMailbox =
  (app: App) =>
  async (
    tx: Tx,
    { accountId, siteId, email }: { accountId: string; siteId: number; email: string },
  ): Promise<void> => {
    const welcome = await selectWelcome(tx.db, accountId);
    if (welcome ? !welcome.given : !(await hasConfirmed(tx.db, accountId))) return;
    // An account that confirmed before this rule and was not backfilled leaves its last mailbox.
    const mailbox = welcome?.mailbox ?? mailboxHash(app, siteId, email);
    await lockMailbox(tx.db, { siteId, mailbox });
    await insertFormerMailbox(tx.db, { siteId, mailbox, deleteAt: monthsAfter(tx.now) });
  };

function monthsAfter(now: Date): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() + FORMER_MAILBOX_MONTHS);
  return date;
}

/** Deletes mailbox hashes after 12 months. */
export const purgeFormerMailboxes = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteFormerMailboxes(db, clock.now());
