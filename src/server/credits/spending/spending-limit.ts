import type { Currency } from '#contract/countries';
import { ApiError } from '#contract/errors';
import { localeOf } from '#contract/languages';
import type { SpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { moneyText } from '#i18n/money';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { currencyOfCountry, payerCountry } from '../payments/payer-country.ts';
import { lockBuyer } from '../payments/queries.ts';
import { currentLimit, limitAfterChange } from './current-limit.ts';
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

/**
 * Requires the buyer's lock, so that parallel orders cannot exceed the limit together.
 * @throws spending_limit_reached, with the remaining amount as `left` in minor units and formatted as `money`
 * @spec D5.1
 */
export async function assertWithinSpendingLimit(
  tx: Tx,
  { accountId, site, language, member }: MemberCaller,
  { total, currency }: { total: number; currency: Currency },
): Promise<void> {
  const remaining = await remainingThisMonth(tx, { accountId, currency, timeZone: site.timeZone });
  if (remaining === null || total <= remaining) return;
  const money = moneyText(localeOf(language, member.country), remaining, currency);
  throw new ApiError('spending_limit_reached', { params: { left: remaining, money } });
}

/** Returns minor units, null without a limit, and 0 if the limit's currency differs. */
export async function remainingThisMonth(
  tx: Tx,
  { accountId, currency, timeZone }: { accountId: string; currency: string; timeZone: string },
): Promise<number | null> {
  const limit = currentLimit(await selectSpendingLimit(tx.db, accountId), tx.now);
  if (!limit || limit.amount === null) return null;
  const { spent } = await selectMonthlySpending(tx.db, { accountId, currency, timeZone, now: tx.now });
  return limit.currency === currency ? Math.max(0, limit.amount - spent) : 0;
}
