import type { App } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { creditsChangedEvent } from '../events.ts';
import { payOffDebt } from '../pay-off-debt.ts';
import {
  claimDueReturns,
  insertReturnEntries,
  type ReturnedCredits,
  selectDebtors,
  selectProfilesOf,
} from './queries.ts';

const BATCH_SIZE = 200;

/**
 * Processes each batch in one transaction, so that a crash cannot double a return.
 * @spec D5.1
 */
export async function returnDueCredits(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const count = await transact(app, tx => returnBatch(app, tx));
    if (count < BATCH_SIZE) return;
  }
}

async function returnBatch(app: App, tx: Tx): Promise<number> {
  const references = await claimDueReturns(tx.db, tx.now, BATCH_SIZE);
  await returnCredits(app, tx, references);
  return references.length;
}

/** Gives back the credits of each reference at most once. */
export async function returnCredits(
  { hooks }: Pick<App, 'hooks'>,
  tx: Tx,
  references: string[],
): Promise<void> {
  const returned = await insertReturnEntries(tx.db, references, tx.now);
  await hooks.onCreditsReturned.run(tx, { references });
  if (returned.length > 0) await payDebtsAndPublish(tx, returned);
}

/** Returned purchased credits pay off debt; returned free credits do not. */
async function payDebtsAndPublish(tx: Tx, returned: ReturnedCredits[]): Promise<void> {
  const accounts = [...new Set(returned.map(({ accountId }) => accountId))];
  const debtors = await selectDebtors(tx.db, accounts);
  for (const { accountId, reference, lot, amount: credits } of returned)
    if (lot === 'purchased' && debtors.has(accountId))
      await payOffDebt(tx, { accountId, reference, credits });
  for (const member of await selectProfilesOf(tx.db, accounts)) tx.publish(creditsChangedEvent(member));
}
