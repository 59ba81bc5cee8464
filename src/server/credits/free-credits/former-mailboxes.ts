import { FORMER_MAILBOX_MONTHS } from '#contract/constants';
import { hasConfirmed } from '../../accounts/confirmed-accounts.ts';
import { mailboxHash } from '../../accounts/mailbox.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import {
  deleteFormerMailboxes,
  insertFormerMailbox,
  lockMailbox,
  selectFreeCreditDecision,
} from './queries.ts';

/**
 * Prevents free credits and a time bonus for the same mailbox again. Skips unconfirmed addresses, which may belong to other people.
 * @spec D2.36 D1.13
 */
export const persistFormerMailbox =
  (app: App) =>
  async (
    tx: Tx,
    { accountId, siteId, email }: { accountId: string; siteId: number; email: string },
  ): Promise<void> => {
    const decision = await selectFreeCreditDecision(tx.db, accountId);
    if (decision ? !decision.granted : !(await hasConfirmed(tx.db, accountId))) return;
    // `backfillFreeCreditDecisions` may not have stored this account's mailbox yet.
    const mailbox = decision?.mailbox ?? mailboxHash(app, siteId, email);
    await lockMailbox(tx.db, { siteId, mailbox });
    await insertFormerMailbox(tx.db, { siteId, mailbox, deleteAt: monthsAfter(tx.now) });
  };

function monthsAfter(now: Date): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() + FORMER_MAILBOX_MONTHS);
  return date;
}

export const purgeFormerMailboxes = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteFormerMailboxes(db, clock.now());
