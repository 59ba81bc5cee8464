import type { App, AppJob } from '../../app.ts';
import { RETRIES_FOR_MONTHS } from '../../platform/jobs.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { creditsChangedEvent } from '../events.ts';
import { payOffDebt } from '../wallet.ts';
import {
  insertReturnEntries,
  type ReturnedCredits,
  type ScheduledReturn,
  selectDebtors,
  selectProfilesOf,
  selectReturnable,
} from './queries.ts';

export const RETURN_CREDITS = 'return-credits';

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

/** `reference` is the id of the paid item. */
type CreditReturn = { reference: string; dueAt: Date };

/**
 * Locks no wallets, because a job returns the credits later.
 * @spec D5.1
 */
export async function scheduleCreditReturns(tx: Tx, returns: CreditReturn[]): Promise<ScheduledReturn[]> {
  if (returns.length === 0) return [];
  const dueTimes = new Map(returns.map(({ reference, dueAt }) => [reference, dueAt.getTime()]));
  const scheduled = await selectReturnable(tx.db, [...dueTimes.keys()]);
  const byDueTime = Map.groupBy(scheduled, ({ reference }) => dueTimes.get(reference) ?? tx.now.getTime());
  await tx.sendJobs(
    RETURN_CREDITS,
    [...byDueTime].map(([dueTime, due]) => ({
      data: { references: due.map(({ reference }) => reference) },
      startAfter: new Date(dueTime),
    })),
  );
  return scheduled;
}
