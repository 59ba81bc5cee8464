import { OPEN_PAYMENTS } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { PaymentMethod } from '#contract/payment-methods';
import type { MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { holdDiscountCode } from '../discounts/redeem.ts';
import { assertWithinSpendingLimit } from '../spending/spending-limit.ts';
import type { PricedOrder } from './price-for-caller.ts';
import { countOpenPayments, insertPayment, insertPaymentEvent, type PaymentRow } from './queries.ts';

/** `amount` is the total that the member was shown. */
type PaymentChoice = {
  method: PaymentMethod;
  bank: string | null;
  amount: number;
  provider: 'sandbox' | 'pay' | 'direct_debit';
  isRepeat?: boolean;
  key?: string | null;
};

/**
 * Call `lockBuyer` before computing the price, so that the member's orders do not overlap.
 * @throws price_changed if the total differs from the shown total; spending_limit_reached, payments_open;
 * discount_code_used at `code`
 * @spec 4.8 4.9 D5.1
 */
export async function createPayment(
  tx: Tx,
  caller: MemberCaller,
  order: PricedOrder,
  { method, bank, amount, provider, isRepeat = false, key = null }: PaymentChoice,
): Promise<PaymentRow> {
  const { accountId, site } = caller;
  if (order.total !== amount) throw new ApiError('price_changed');
  if ((await countOpenPayments(tx.db, accountId, tx.now)) >= OPEN_PAYMENTS.max)
    throw new ApiError('payments_open');
  await assertWithinSpendingLimit(tx, caller, order);
  const payment = await insertPayment(tx.db, {
    site_id: site.id,
    account_id: accountId,
    credits: order.credits,
    currency: order.currency,
    list_price: order.list_price,
    discount: order.discount,
    amount: order.total,
    vat_country: order.vat_country,
    vat_rate: order.vat_rate,
    vat: order.vat,
    location_proofs: order.proofs,
    country: order.country,
    method,
    bank,
    provider,
    statement: order.statement,
    is_repeat: isRepeat,
    order_key: key,
    created_at: tx.now,
    next_poll_at: new Date(tx.now.getTime() + OPEN_PAYMENTS.firstPollSeconds * 1_000),
  });
  if (order.code) await holdDiscountCode(tx, order.code, payment);
  await insertPaymentEvent(tx.db, {
    payment_id: payment.id,
    source: 'member',
    reported_state: 'created',
    recorded_at: tx.now,
  });
  return payment;
}
