import { ApiError } from '#contract/errors';
import type { MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { limitNow } from './limit-now.ts';
import { selectLimit, spentThisMonth } from './queries.ts';

/**
 * Refuses an order that goes beyond what the member allows himself this month (decisions, 5.1); under the buyer's lock, so that two at once
 * do not both fit. A limit in another currency than that of the order allows nothing in it.
 * @throws spending_limit_reached with `left`, in minor units
 */
export async function refuseOverLimit(
  tx: Tx,
  { accountId, site }: MemberCaller,
  { total, currency }: { total: number; currency: string },
): Promise<void> {
  const row = await selectLimit(tx.db, accountId);
  const limit = limitNow(row, tx.now);
  if (limit === null || !row) return;
  const month = { accountId, currency, timeZone: site.timeZone, now: tx.now };
  const { spent } = await spentThisMonth(tx.db, month);
  const left = row.currency === currency ? Math.max(0, limit - spent) : 0;
  if (total > left) throw new ApiError('spending_limit_reached', { params: { left } });
}
