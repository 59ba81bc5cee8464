import type { BodyOut, Output } from '#contract/call';
import { OPEN_PAYMENTS } from '#contract/constants';
import { ApiError, fieldError } from '#contract/errors';
import { isMethodOffered, methodDetails, type PaymentMethod } from '#contract/payment-methods';
import { type startPayment as call, isUnsuccessful, type PaymentState } from '#contract/payments';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { type PaymentOrder, PaymentProviderError } from '../../providers/payments/provider.ts';
import { siteUrl } from '../../site/site-url.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { createPayment } from './create-payment.ts';
import { presentPayment } from './present.ts';
import { priceForCaller } from './price-for-caller.ts';
import {
  lockBuyer,
  type PaymentRow,
  persistProviderReference,
  selectPaymentByKey,
  updatePayment,
} from './queries.ts';

/**
 * For the same idempotency key, returns the same payment page of the provider.
 * @throws not_found, price_changed, spending_limit_reached, payments_open, payment_provider_away; field
 * errors at `country`, `method`, `bank` and `code`
 * @spec 4.8 4.9 D1.3
 */
export async function startPayment(
  app: App,
  caller: MemberCaller,
  body: BodyOut<typeof call>,
  key: string | null,
): Promise<Output<typeof call>> {
  const { bundle, country, code, method, bank = null, amount, keep_card: storeCard = false } = body;
  const payment = await startPaymentOnce(app, caller, { key, amount, isRepeat: false }, async tx => {
    const order = await priceForCaller(app, tx.db, caller, { bundle, country, code, method });
    const isOffered = isMethodOffered(method, order.country, caller.site.settings.retired_payment_methods);
    if (!isOffered || method === 'sdd' || !app.payments.supports(method))
      throw fieldError('method', 'payment_method_unknown');
    return createPayment(tx, caller, order, { method, bank, amount, provider: app.payments.name, key });
  });
  if (payment.checkout_url)
    return { payment: await presentPayment(app, payment), leave_for: payment.checkout_url };
  const started = await startOrFail(app, payment, () => requestStart(app, caller, payment, storeCard));
  await persistProviderReference(
    app.db,
    payment.id,
    started,
    new Date(app.clock.now().getTime() + OPEN_PAYMENTS.firstPollSeconds * 1_000),
  );
  return { payment: await presentPayment(app, payment), leave_for: started.redirectUrl };
}

async function requestStart(app: App, caller: MemberCaller, payment: PaymentRow, storeCard: boolean) {
  const method = payment.method as PaymentMethod;
  if (methodDetails[method].hasBanks && payment.bank !== null) {
    const banks = await app.payments.banks(method);
    if (!banks.some(({ id }) => id === payment.bank)) throw fieldError('bank', 'bank_unknown');
  }
  return app.payments.start(toProviderOrder(app, caller, payment, storeCard));
}

/**
 * If `start` fails, the payment fails and releases its discount.
 * @throws payment_provider_away
 */
async function startOrFail<Answer>(
  app: App,
  payment: PaymentRow,
  start: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await start();
  } catch (error) {
    const failure = error instanceof PaymentProviderError ? 'provider_away' : null;
    await transact(app, tx =>
      applyPaymentReport(app, tx, payment.id, { state: 'failed', failure, source: 'program' }),
    );
    if (!(error instanceof PaymentProviderError)) throw error;
    app.log.warn({ err: error, payment: payment.id }, 'payment not started');
    throw new ApiError('payment_provider_away', { cause: error });
  }
}

export function toProviderOrder(
  app: App,
  { site, language }: MemberCaller,
  payment: PaymentRow,
  storeCard: boolean,
): PaymentOrder {
  const { id, amount, method, bank, country, currency, statement } = payment;
  return {
    payment: id,
    amount,
    currency: currency as PaymentOrder['currency'],
    method: method as PaymentMethod,
    bank,
    country: country as PaymentOrder['country'],
    language,
    statement,
    returnUrl: siteUrl(app.config, site, `/transactions/${id}?paid=1`),
    webhookUrl: siteUrl(app.config, site, `/api/payment-webhook.php?provider=${app.payments.name}`),
    storeCard: storeCard && app.payments.cards !== null,
  };
}

type ConfirmedOrder = { key: string | null; amount: number; isRepeat: boolean };

/**
 * Locks the buyer, so that concurrent calls with one key start only one payment.
 * @throws idempotency_conflict if the key belongs to another order
 * @spec D1.3 4.8
 */
export const startPaymentOnce = (
  app: App,
  { accountId }: MemberCaller,
  confirmed: ConfirmedOrder,
  createNew: (tx: Tx) => Promise<PaymentRow>,
): Promise<PaymentRow> =>
  transact(app, async tx => {
    await lockBuyer(tx.db, accountId);
    return (await findEarlierPayment(tx, accountId, confirmed)) ?? createNew(tx);
  });

async function findEarlierPayment(
  { db }: Tx,
  accountId: string,
  { key, amount, isRepeat }: ConfirmedOrder,
): Promise<PaymentRow | undefined> {
  const payment = key === null ? undefined : await selectPaymentByKey(db, accountId, key);
  if (!payment) return undefined;
  // After an unsuccessful payment, the same key may start a new payment.
  if (isUnsuccessful(payment.state as PaymentState) && payment.failure !== 'amount_differs') {
    await updatePayment(db, payment.id, { order_key: null });
    return undefined;
  }
  if (payment.amount !== amount || payment.is_repeat !== isRepeat) throw new ApiError('idempotency_conflict');
  return payment;
}
