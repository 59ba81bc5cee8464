import { WELCOME_WINDOW_SECONDS } from '#contract/constants';
import { BEFORE_FIRST_ID, nextConfirmedAccounts } from '../../accounts/confirmed-accounts.ts';
import { mailboxHash } from '../../accounts/mailbox.ts';
import type { App } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { insertEarlierWelcomes, isUndecided } from './queries.ts';

/**
 * A batch locks mailboxes. It is small, so that members who confirm their address wait only briefly for the
 * lock.
 */
const BATCH_SIZE = 200;

/**
 * Records which mailboxes already had the sign-up bonus, for accounts that were confirmed before the table
 * `welcomes` existed. Without these rows, a new account with another spelling of the address would get the
 * bonus again. Several processes may run this at once, and it may be interrupted.
 * @spec D2.36
 */
export async function backfillWelcomes(app: App, isStopping = () => false): Promise<void> {
  let after: string | null = BEFORE_FIRST_ID;
  while (after !== null && !isStopping()) {
    const last: string = after;
    after = await transact(app, tx => backfillBatch(app, tx, last));
  }
}

/**
 * @returns the id after which the next batch begins; null if no more accounts remain
 */
async function backfillBatch(app: App, tx: Tx, after: string): Promise<string | null> {
  const accounts = await nextConfirmedAccounts(tx.db, {
    condition: isUndecided(after),
    after,
    limit: BATCH_SIZE,
  });
  const windowStart = tx.now.getTime() - WELCOME_WINDOW_SECONDS * 1_000;
  await insertEarlierWelcomes(
    tx.db,
    accounts.map(({ id, siteId, email, confirmedAt, signedUpAt }) => ({
      ...{ accountId: id, siteId, confirmedAt, hasWindow: signedUpAt.getTime() > windowStart },
      mailbox: mailboxHash(app, siteId, email),
    })),
  );
  return accounts.length < BATCH_SIZE ? null : (accounts.at(-1)?.id ?? null);
}
