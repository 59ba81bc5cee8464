import type { Currency } from '#contract/countries';
import { ApiError } from '#contract/errors';
import { localeOf } from '#contract/languages';
import { moneyText } from '#i18n/money';
import type { MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { limitNow } from './limit-now.ts';
import { selectLimit, spentThisMonth } from './queries.ts';

/**
 * Refuses an order that goes beyond what the member allows himself this month (decisions, 5.1); under the buyer's lock, so that two at once
 * do not both fit. A limit in another currency than that of the order allows nothing in it.
 * @throws spending_limit_reached with `left`, in minor units, and `money`, the same as one reads it
 */
export async function refuseOverLimit(
  tx: Tx,
  { accountId, site, language, member }: MemberCaller,
  { total, currency }: { total: number; currency: Currency },
): Promise<void> {
  const limit = limitNow(await selectLimit(tx.db, accountId), tx.now);
  if (!limit || limit.amount === null) return;
  const month = { accountId, currency, timeZone: site.timeZone, now: tx.now };
  const { spent } = await spentThisMonth(tx.db, month);
  const left = limit.currency === currency ? Math.max(0, limit.amount - spent) : 0;
  if (total <= left) return;
  const money = moneyText(localeOf(language, member.country), left, currency);
  throw new ApiError('spending_limit_reached', { params: { left, money } });
}

/**
 * Whether a member has spent more this month than he allows himself: what he gave up, and so made room with, may be paid after all. Under
 * the lock of his wallet, so that of two such payments the later one sees the other.
 */
export async function isOverLimit(
  tx: Tx,
  { accountId, currency, timeZone }: { accountId: string; currency: string; timeZone: string },
): Promise<boolean> {
  const limit = limitNow(await selectLimit(tx.db, accountId), tx.now);
  if (!limit || limit.amount === null) return false;
  const { spent } = await spentThisMonth(tx.db, { accountId, currency, timeZone, now: tx.now });
  return spent > (limit.currency === currency ? limit.amount : 0);
}
