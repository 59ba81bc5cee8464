import type { Payment } from '#contract/payments';
import type { App } from '../../app.ts';
import { selectBundleOf } from '../bundle-queries.ts';
import { selectMandate } from '../direct-debit/queries.ts';
import { codeOf } from '../discounts/redemption-queries.ts';
import { selectSettled } from '../queries.ts';
import { withdrawalOf } from '../withdrawals/withdrawal-of.ts';
import type { PaymentRow } from './queries.ts';
import { selectRefunds } from './refund-queries.ts';

/** A payment as its member sees it; the columns are checked by the database to hold these values. */
export async function presentPayment(app: App, row: PaymentRow): Promise<Payment> {
  const { db } = app;
  const [bundle, code, settled, refunds, withdrawal, mandate] = await Promise.all([
    selectBundleOf(db, row),
    codeOf(db, row.id),
    selectSettled(db, row.id),
    selectRefunds(db, row.id),
    withdrawalOf(app, db, row),
    selectMandate(db, row.id),
  ]);
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
    code: code ?? null,
    statement: row.statement,
    receipt_number: row.receipt_number,
    bundle: bundle ?? null,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    settled,
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    refunds: refunds.map(({ requested_at, ...refund }) => ({
      ...(refund as Omit<Payment['refunds'][number], 'requested_at'>),
      requested_at: requested_at.toISOString(),
    })),
    withdrawal,
    mandate,
  };
}
