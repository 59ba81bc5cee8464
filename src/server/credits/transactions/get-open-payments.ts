import type { Output } from '#contract/call';
import type { getOpenPayments as call } from '#contract/transactions';
import type { App, MemberCaller } from '../../app.ts';
import { loadPaymentDetails, presentPaymentWith } from '../payments/present.ts';
import { selectOpenPayments } from './queries.ts';

/** @spec 4.9 */
export async function getOpenPayments(app: App, { accountId }: MemberCaller): Promise<Output<typeof call>> {
  const rows = await selectOpenPayments(app.db, accountId, app.clock.now());
  if (rows.length === 0) return { payments: [] };
  const details = await loadPaymentDetails(app, rows);
  const payments = rows.map(({ holds, ...row }) => ({
    payment: presentPaymentWith(row, details),
    leave_for: row.state === 'created' ? row.checkout_url : null,
    holds,
  }));
  return { payments };
}
