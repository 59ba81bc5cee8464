import { FORMER_MAILBOX_MONTHS } from '#contract/constants';
import { hasConfirmed } from '../../accounts/confirmed-accounts.ts';
import { mailboxHash } from '../../accounts/mailbox.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteFormerMailboxes, insertFormerMailbox, lockMailbox, selectWelcome } from './queries.ts';

/**
 * An account is erased: a keyed hash of the mailbox that was welcomed by it stays for 12 months, so that erasing and signing up again gives
 * no second welcome. One that never confirmed its address leaves nothing: it may be a stranger's.
 */
export const persistFormerMailbox =
  (app: App) =>
  async (
    tx: Tx,
    { accountId, siteId, email }: { accountId: string; siteId: number; email: string },
  ): Promise<void> => {
    const welcome = await selectWelcome(tx.db, accountId);
    if (welcome ? !welcome.given : !(await hasConfirmed(tx.db, accountId))) return;
    // An account that confirmed before this was decided at all, and was not noted since, leaves the mailbox it had last.
    const mailbox = welcome?.mailbox ?? mailboxHash(app, siteId, email);
    await lockMailbox(tx.db, { siteId, mailbox });
    await insertFormerMailbox(tx.db, { siteId, mailbox, deleteAt: monthsAfter(tx.now) });
  };

function monthsAfter(now: Date): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() + FORMER_MAILBOX_MONTHS);
  return then;
}

/** Forgets mailboxes whose 12 months are over. */
export const purgeFormerMailboxes = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteFormerMailboxes(db, clock.now());
