import type { Output, QueryOut } from '#contract/call';
import { PAYMENT_PAGE_SIZE } from '#contract/constants';
import type { getPayments as call, PaymentLine } from '#contract/transactions';
import type { App, MemberCaller } from '../../app.ts';
import { type PaymentLineRow, selectPayments } from './queries.ts';

/** @spec 2.9 3.10 */
export async function getPayments(
  { db }: App,
  { accountId }: MemberCaller,
  { before = null }: { before?: QueryOut<typeof call>['before'] | null },
): Promise<Output<typeof call>> {
  const rows = await selectPayments(db, accountId, before, PAYMENT_PAGE_SIZE + 1);
  return {
    payments: rows.slice(0, PAYMENT_PAGE_SIZE).map(presentPaymentLine),
    has_earlier: rows.length > PAYMENT_PAGE_SIZE,
  };
}

const presentPaymentLine = ({ id, created_at, ...row }: PaymentLineRow): PaymentLine => ({
  ...(row as Omit<PaymentLine, 'payment_id' | 'created_at'>),
  payment_id: id,
  created_at: created_at.toISOString(),
});
