import { eraseAccount } from '../../src/server/accounts/deletion/erase-account.ts';
import { markAllForErasure } from '../../src/server/accounts/deletion/erasure-queries.ts';
import { gracePeriodCutoff } from '../../src/server/accounts/deletion/grace-period.ts';
import type { App } from '../../src/server/app.ts';
import { insertEntries, lockWallet } from '../../src/server/credits/queries.ts';
import { remaindersOf } from '../../src/server/credits/withdrawals/remainders-of.ts';
import { transact } from '../../src/server/platform/transact.ts';
import { exampleCreditor } from './demo.ts';
import { seededAccounts } from './planted.ts';

const BATCH_SIZE = 500;

/**
 * Erases every account that a seed made as an account is erased whose 14 days are over, with its photos and conversations, and takes back
 * the example creditor. Members who signed up themselves stay, and so do purchases in the books, without a member. Safe to repeat and to
 * be cut short.
 * @returns how many accounts were erased
 */
export async function removeSeededAccounts(app: App): Promise<number> {
  const ids = await seededAccounts(app.db);
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = ids.slice(from, from + BATCH_SIZE);
    // Before the first is erased: a job of a running server may be quicker than this.
    for (const id of batch) await removePurchasedCredits(app, id);
    await markAllForErasure(app.db, batch, gracePeriodCutoff(app.clock.now()));
    for (const id of batch) await eraseAccount(app, id, 'deleting');
  }
  await removeExampleCreditor(app);
  return ids.length;
}

/** What was bought with play money is worth nothing: no provider is to be asked for it when the account goes. */
const removePurchasedCredits = (app: App, accountId: string): Promise<void> =>
  transact(app, async ({ db, now: at }) => {
    await lockWallet(db, accountId);
    const seeded = new Set(await seededPurchases(db, accountId));
    const unused = (await remaindersOf(db, accountId)).filter(({ purchase }) => seeded.has(purchase.id));
    const entry = { accountId, lot: 'purchased', contra: 'corrections', at } as const;
    if (unused.length > 0)
      await insertEntries(
        db,
        unused.map(({ purchase, credits }) => ({ ...entry, amount: -credits, reference: purchase.id })),
      );
  });

/** The purchases that the seed wrote: no provider knows them. */
async function seededPurchases(db: App['db'], accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('provider', '=', 'sandbox')
    .execute();
  return rows.map(({ id }) => id);
}

async function removeExampleCreditor({ db }: App): Promise<void> {
  for (const { site_id, name, value } of exampleCreditor)
    await db
      .deleteFrom('site_settings')
      .where('site_id', '=', site_id)
      .where('name', '=', name)
      .where(eb => eb(eb.cast<string>('value', 'text'), '=', value))
      .execute();
}
