import type { App, AppJob } from '../../app.ts';
import { RETRIES_FOR_MONTHS } from '../../platform/jobs.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { creditsChangedEvent } from '../events.ts';
import { payOffDebt } from '../pay-off-debt.ts';
import { insertReturnEntries, type ReturnedCredits, selectDebtors, selectProfilesOf } from './queries.ts';
import { RETURN_CREDITS } from './schedule-credit-returns.ts';

/**
 * Runs in one transaction, so that a crash cannot double a return.
 * @spec D5.1
 */
export const returnCreditsJob: AppJob = {
  name: RETURN_CREDITS,
  retries: RETRIES_FOR_MONTHS,
  run: (app, data) =>
    transact(app, tx => returnCredits(app, tx, (data as { references: string[] }).references)),
};

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
