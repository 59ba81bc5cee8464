import type { Output } from '#contract/call';
import type { getHeldDiscounts as call } from '#contract/transactions';
import type { App, MemberCaller } from '../../app.ts';
import { presentPayment } from '../payments/present.ts';
import { selectHolding } from './queries.ts';

/** The caller's open payments that hold a discount, the latest first (section 4). */
export async function getHeldDiscounts(app: App, { accountId }: MemberCaller): Promise<Output<typeof call>> {
  const rows = await selectHolding(app.db, accountId);
  return { payments: await Promise.all(rows.map(row => presentPayment(app, row))) };
}
