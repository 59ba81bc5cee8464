import type { Currency } from '#contract/countries';
import { ApiError } from '#contract/errors';
import { localeOf } from '#contract/languages';
import { moneyText } from '#i18n/money';
import type { MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { currentLimit } from './current-limit.ts';
import { selectMonthlySpending, selectSpendingLimit } from './queries.ts';

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
