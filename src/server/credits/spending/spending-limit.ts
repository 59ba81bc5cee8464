import type { SpendingLimit } from '#contract/withdrawals-and-spending-limit';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { currencyOfCountry, payerCountry } from '../payments/payer-country.ts';
import { lockBuyer } from '../payments/queries.ts';
import { currentLimit } from './current-limit.ts';
import { limitAfterChange } from './limit-after-change.ts';
import { selectMonthlySpending, selectSpendingLimit, upsertSpendingLimit } from './queries.ts';

/**
 * Counts the spending of the calendar month in the site's time zone.
 * @spec D5.1
 */
export async function getSpendingLimit({ db, clock }: App, caller: MemberCaller): Promise<SpendingLimit> {
  const { accountId, site } = caller;
  const now = clock.now();
  const paysIn = currencyOfCountry(await payerCountry(db, caller));
  const limit = currentLimit(await selectSpendingLimit(db, accountId), now);
  const isLimited = limit !== null && limit.amount !== null;
  const currency = isLimited ? limit.currency : paysIn;
  const month = { accountId, currency, timeZone: site.timeZone, now };
  const { spent, unpaid, ends } = await selectMonthlySpending(db, month);
  const raised = limit?.raised ?? null;
  return {
    currency,
    limit: limit?.amount ?? null,
    spent,
    unpaid,
    raised: raised && { limit: raised.amount, currency: raised.currency, from: raised.at.toISOString() },
    pays_in: paysIn,
    month_ends: ends.toISOString(),
  };
}

/**
 * Locks the buyer, so that parallel orders wait until the new limit is stored.
 * @spec D5.1
 */
export async function setSpendingLimit(
  app: App,
  caller: MemberCaller,
  amount: number | null,
): Promise<SpendingLimit> {
  const { accountId } = caller;
  await transact(app, async tx => {
    await lockBuyer(tx.db, accountId);
    const current = currentLimit(await selectSpendingLimit(tx.db, accountId), tx.now);
    const currency = currencyOfCountry(await payerCountry(tx.db, caller));
    if (current || amount !== null)
      await upsertSpendingLimit(tx.db, accountId, limitAfterChange(current, { amount, currency }, tx.now));
  });
  return getSpendingLimit(app, caller);
}
