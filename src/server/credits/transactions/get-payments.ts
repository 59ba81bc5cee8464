import type { Output, QueryOut } from '#contract/call';
import { PAYMENT_PAGE_SIZE } from '#contract/constants';
import type {
  getOpenPayments as getOpenPaymentsCall,
  getPayments as getPaymentsCall,
  PaymentLine,
} from '#contract/transactions';
import type { App, MemberCaller } from '../../app.ts';
import { loadPaymentDetails, presentPaymentWith } from '../payments/present.ts';
import { type PaymentLineRow, selectOpenPayments, selectPayments } from './queries.ts';

/** @spec 2.9 3.10 */
export async function getPayments(
  { db }: App,
  { accountId }: MemberCaller,
  { before = null }: { before?: QueryOut<typeof getPaymentsCall>['before'] | null },
): Promise<Output<typeof getPaymentsCall>> {
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

/** @spec 4.9 */
export async function getOpenPayments(
  app: App,
  { accountId }: MemberCaller,
): Promise<Output<typeof getOpenPaymentsCall>> {
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
