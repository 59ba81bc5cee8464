import type { BodyOut, Output } from '#contract/call';
import { REPEAT_ORDER_MINUTES } from '#contract/constants';
import type { CountryCode } from '#contract/countries';
import { MINUTE_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { isMethodOffered, type PaymentMethod } from '#contract/payment-methods';
import type { getRepeatOrder as getCall, startRepeatOrder as startCall } from '#contract/repeat-order';
import type { App, MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectBundleOfPayment } from '../bundle-queries.ts';
import { activeCreditor } from '../direct-debit/creditor.ts';
import { debitRefusalReason } from '../direct-debit/debit-eligibility.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { chargeStoredCard } from './charge-stored-card.ts';
import { createPayment } from './create-payment.ts';
import { currencyOfCountry, payerCountry } from './payer-country.ts';
import { presentPayment } from './present.ts';
import { priceForCaller } from './price-for-caller.ts';
import { type PaymentRow, selectLastPurchase, selectRecentRepeatOrder } from './queries.ts';
import { quoteForCaller } from './quote-payment.ts';
import { startPayment, startPaymentOnce } from './start-payment.ts';
import { type StoredCardRow, selectLatestStoredCard } from './stored-card-queries.ts';

type RepeatableOrder = {
  bundle: string;
  last: PaymentRow;
  method: PaymentMethod;
  country: CountryCode;
  card: StoredCardRow | undefined;
};

/**
 * Returns the member's latest order at today's price.
 * @spec 3.10 2.9
 */
export async function getRepeatOrder(app: App, caller: MemberCaller): Promise<Output<typeof getCall>> {
  const order = await findRepeatableOrder(app, caller);
  if (!order) return null;
  const { bundle, last, method, country, card } = order;
  const quote = await quoteForCaller(app, caller, { bundle, country, method });
  return {
    ...quote,
    bundle,
    method,
    bank: last.bank,
    country,
    card: card ? { id: card.id, label: card.label } : null,
    refused:
      method === 'sdd' ? await debitRefusalReason(app.db, caller, quote.amount, app.clock.now()) : null,
  };
}

/**
 * With the same idempotency key, a stored card is charged only once.
 * @throws not_found if there is nothing to repeat; ordered_just_now after an equal order without `again`;
 * card_payment_failed if the card is declined; and the errors of `startPayment`
 * @spec 3.10 D1.3 D2.15
 */
export async function startRepeatOrder(
  app: App,
  caller: MemberCaller,
  { amount, card: chosen, again = false }: BodyOut<typeof startCall>,
  key: string | null,
): Promise<Output<typeof startCall>> {
  const repeatableOrder = await findRepeatableOrder(app, caller);
  if (chosen === undefined) return startAtProvider(app, caller, repeatableOrder, { amount, key });
  const card = repeatableOrder?.card?.id === chosen ? repeatableOrder.card : undefined;
  const payment = await startPaymentOnce(app, caller, { key, amount, isRepeat: true }, async tx => {
    if (!repeatableOrder || !card) throw new ApiError('not_found');
    if (!again) await assertNotJustOrdered(tx, caller, repeatableOrder.last);
    return createCharge(app, tx, caller, repeatableOrder, { amount, key });
  });
  const charged = card ? await chargeStoredCard(app, caller, payment, card) : payment;
  return { payment: await presentPayment(app, charged), leave_for: null };
}

type ConfirmedAmount = { amount: number; key: string | null };

/** Refuses a direct debit, because the member must fill in its form each time. */
function startAtProvider(
  app: App,
  caller: MemberCaller,
  repeatable: RepeatableOrder | null,
  confirmed: ConfirmedAmount,
) {
  if (!repeatable || repeatable.method === 'sdd') throw new ApiError('not_found');
  const { bundle, country, method, last } = repeatable;
  const order = { bundle, country, method, amount: confirmed.amount, ...(last.bank && { bank: last.bank }) };
  return startPayment(app, caller, order, confirmed.key);
}

/** A second open page could otherwise repeat the same order by mistake. */
async function assertNotJustOrdered(tx: Tx, { accountId }: MemberCaller, last: PaymentRow): Promise<void> {
  const since = new Date(tx.now.getTime() - REPEAT_ORDER_MINUTES * MINUTE_MS);
  const payment = await selectRecentRepeatOrder(tx.db, accountId, last, since);
  if (payment) throw new ApiError('ordered_just_now', { params: { payment } });
}

/** The payment starts as pending, because the provider's answer may get lost. */
async function createCharge(
  app: App,
  tx: Tx,
  caller: MemberCaller,
  { bundle, country, method }: RepeatableOrder,
  confirmed: ConfirmedAmount,
): Promise<PaymentRow> {
  const order = await priceForCaller(app, tx.db, caller, { bundle, country, method, code: undefined });
  const choice = { method, bank: null, provider: app.payments.name, isRepeat: true, ...confirmed };
  const payment = await createPayment(tx, caller, order, choice);
  const pending = await applyPaymentReport(app, tx, payment.id, { state: 'pending', source: 'program' });
  return pending ?? payment;
}

/** The bank collects a direct debit only in the currency of the payer's country. */
async function canPayByDebit(app: App, caller: MemberCaller, country: CountryCode): Promise<boolean> {
  const paysFrom = await payerCountry(app.db, caller);
  return (
    activeCreditor(app, caller.site) !== null && currencyOfCountry(paysFrom) === currencyOfCountry(country)
  );
}

async function findRepeatableOrder(app: App, caller: MemberCaller): Promise<RepeatableOrder | null> {
  const { db, payments } = app;
  const { accountId, site } = caller;
  const last = await selectLastPurchase(db, accountId);
  if (!last) return null;
  const [method, country] = [last.method as PaymentMethod, last.country as CountryCode];
  const isOrderable =
    site.settings.countries.includes(country) &&
    isMethodOffered(method, country, site.settings.retired_payment_methods) &&
    (method === 'sdd' ? await canPayByDebit(app, caller, country) : payments.supports(method));
  const bundle = isOrderable && (await selectBundleOfPayment(db, last));
  if (!bundle) return null;
  const card = payments.cards
    ? await selectLatestStoredCard(db, { accountId, provider: payments.name, method })
    : undefined;
  return { bundle, last, method, country, card };
}
