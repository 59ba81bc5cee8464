import type { Payment } from '#contract/payments';
import type { App } from '../../app.ts';
import { selectBundlesOfPayments } from '../bundle-queries.ts';
import { selectMandates } from '../direct-debit/queries.ts';
import { selectCodesOfPayments } from '../discounts/redemption-queries.ts';
import { selectDebtPaidOff } from '../queries.ts';
import { withdrawalsOf } from '../withdrawals/withdrawal-of.ts';
import type { PaymentRow } from './queries.ts';
import { selectRefunds } from './refund-queries.ts';

/** @spec 3.10 */
export const presentPayment = async (app: App, row: PaymentRow): Promise<Payment> =>
  presentPaymentWith(row, await loadPaymentDetails(app, [row]));

type PaymentDetails = Awaited<ReturnType<typeof loadPaymentDetails>>;

export async function loadPaymentDetails(app: App, rows: readonly PaymentRow[]) {
  const { db } = app;
  const ids = rows.map(({ id }) => id);
  const [bundles, codes, settled, refunds, mandates, withdrawals] = await Promise.all([
    selectBundlesOfPayments(db, ids),
    selectCodesOfPayments(db, ids),
    selectDebtPaidOff(db, ids),
    selectRefunds(db, ids),
    selectMandates(db, ids),
    withdrawalsOf(app, db, rows),
  ]);
  return { bundles, codes, settled, refunds, mandates, withdrawals };
}

export function presentPaymentWith(row: PaymentRow, details: PaymentDetails): Payment {
  const refunds = details.refunds.filter(({ payment_id }) => payment_id === row.id);
  return {
    payment_id: row.id,
    credits: row.credits,
    currency: row.currency as Payment['currency'],
    list_price: row.list_price,
    discount: row.discount,
    amount: row.amount,
    vat: row.vat,
    vat_rate: row.vat_rate,
    vat_country: row.vat_country as Payment['vat_country'],
    method: row.method as Payment['method'],
    bank: row.bank,
    country: row.country as Payment['country'],
    state: row.state as Payment['state'],
    failure: row.failure as Payment['failure'],
    is_repeat: row.is_repeat,
    code: details.codes.get(row.id) ?? null,
    statement: row.statement,
    receipt_number: row.receipt_number,
    bundle: details.bundles.get(row.id) ?? null,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    settled: details.settled.get(row.id) ?? 0,
    refunded: refunds.reduce((sum, { state, amount }) => sum + (state === 'not_collected' ? 0 : amount), 0),
    refunds: refunds.map(({ payment_id: _, requested_at, ...refund }) => ({
      ...(refund as Omit<Payment['refunds'][number], 'requested_at'>),
      requested_at: requested_at.toISOString(),
    })),
    withdrawal: details.withdrawals.get(row.id) ?? null,
    mandate: details.mandates.get(row.id) ?? null,
  };
}
