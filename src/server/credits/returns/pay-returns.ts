import type { App } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { creditsChanged } from '../events.ts';
import { payOffDebt } from '../pay-off-debt.ts';
import { claimOwed, type Given, insertReturns, selectDebtors, selectProfilesOf } from './queries.ts';

const AT_ONCE = 200;

/**
 * Gives back all credits that are due, each lot to where it came from (decisions, 5.1): a batch a transaction, which also takes it
 * off the list, so that a process that dies loses none and none comes twice. May run several times at once.
 */
export async function payReturns(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const paid = await transact(app, tx => payBatch(app, tx));
    if (paid < AT_ONCE) return;
  }
}

async function payBatch(app: App, tx: Tx): Promise<number> {
  const references = await claimOwed(tx.db, tx.now, AT_ONCE);
  await giveBack(app, tx, references);
  return references.length;
}

/** Gives back what was paid for these, each lot to where it came from, in the caller's transaction; nothing that came back before. */
export async function giveBack({ hooks }: Pick<App, 'hooks'>, tx: Tx, references: string[]): Promise<void> {
  const given = await insertReturns(tx.db, references, tx.now);
  await hooks.onPaidBack.run(tx, { references });
  if (given.length > 0) await settle(tx, given);
}

/** What was bought and comes back pays off what its member owes, as a purchase does; he is told either way. */
async function settle(tx: Tx, given: Given[]): Promise<void> {
  const accounts = [...new Set(given.map(({ accountId }) => accountId))];
  const debtors = await selectDebtors(tx.db, accounts);
  for (const { accountId, reference, lot, amount: credits } of given)
    if (lot === 'purchased' && debtors.has(accountId))
      await payOffDebt(tx, { accountId, reference, credits });
  for (const member of await selectProfilesOf(tx.db, accounts)) tx.publish(creditsChanged(member));
}
