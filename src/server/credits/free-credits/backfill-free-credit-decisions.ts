import { TIME_BONUS_SECONDS } from '#contract/constants';
import { BEFORE_FIRST_ID, nextConfirmedAccounts } from '../../accounts/confirmed-accounts.ts';
import { mailboxHash } from '../../accounts/mailbox.ts';
import type { App } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { insertEarlierFreeCreditDecisions, isUndecided } from './queries.ts';

/** The batch is small, because members who confirm their address wait for its locks. */
const BATCH_SIZE = 200;

/**
 * Without a `free_credit_decisions` row, another spelling of an address would get a second time bonus.
 * @spec D2.36
 */
export async function backfillFreeCreditDecisions(app: App, isStopping = () => false): Promise<void> {
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
  const windowStart = tx.now.getTime() - TIME_BONUS_SECONDS * 1_000;
  await insertEarlierFreeCreditDecisions(
    tx.db,
    accounts.map(({ id, siteId, email, confirmedAt, signedUpAt }) => ({
      ...{ accountId: id, siteId, confirmedAt, hasWindow: signedUpAt.getTime() > windowStart },
      mailbox: mailboxHash(app, siteId, email),
    })),
  );
  return accounts.length < BATCH_SIZE ? null : (accounts.at(-1)?.id ?? null);
}
