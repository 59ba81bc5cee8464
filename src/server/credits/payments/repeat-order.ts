import type { BodyOut, Output } from '#contract/call';
import { REPEAT_ORDER_MINUTES } from '#contract/constants';
import type { CountryCode } from '#contract/countries';
import { ApiError } from '#contract/errors';
import { isMethodOffered, type PaymentMethod } from '#contract/payment-methods';
import type { getRepeatOrder as getCall, startRepeatOrder as startCall } from '#contract/repeat-order';
import type { App, MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectBundleOf } from '../bundle-queries.ts';
import { creditorNow } from '../direct-debit/creditor-of.ts';
import { refusalOf } from '../direct-debit/hindrance-of.ts';
import { beginOnce } from './begin-once.ts';
import { currencyOf, payerCountry } from './buyer.ts';
import { chargeCard } from './charge-card.ts';
import { openPayment } from './open-payment.ts';
import { priceFor } from './order.ts';
import { presentPayment } from './present.ts';
import { type PaymentRow, selectLastPurchase, selectRepeatSince } from './queries.ts';
import { quoteFor } from './quote-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';
import { type CardRow, selectCard } from './stored-card-queries.ts';

type Repeated = {
  bundle: string;
  last: PaymentRow;
  method: PaymentMethod;
  country: CountryCode;
  /** Of that method, the one that was kept last. */
  card: CardRow | undefined;
};

/** The last order as it would be made again today; null where there was none, or what it was made of is no longer offered (section 2). */
export async function getRepeatOrder(app: App, caller: MemberCaller): Promise<Output<typeof getCall>> {
  const found = await repeated(app, caller);
  if (!found) return null;
  const { bundle, last, method, country, card } = found;
  const quote = await quoteFor(app, caller, { bundle, country, method });
  return {
    ...quote,
    bundle,
    method,
    bank: last.bank,
    country,
    card: card ? { id: card.id, label: card.label } : null,
    refused: method === 'sdd' ? await refusalOf(app.db, caller, quote.amount, app.clock.now()) : null,
  };
}

/**
 * Makes the last order again, as the member confirmed it (section 2). With the card that is kept it is charged at once, and once however
 * often the call comes again under its key; it is pending where the provider does not say what became of it.
 * @throws not_found where there is nothing to repeat, ordered_just_now, card_payment_failed where the card refuses; else as `startPayment`
 */
export async function startRepeatOrder(
  app: App,
  caller: MemberCaller,
  { amount, card: chosen, again = false }: BodyOut<typeof startCall>,
  key: string | null,
): Promise<Output<typeof startCall>> {
  const found = await repeated(app, caller);
  if (chosen === undefined) return startElsewhere(app, caller, found, { amount, key });
  const card = found?.card?.id === chosen ? found.card : undefined;
  const payment = await beginOnce(app, caller, { key, amount, isRepeat: true }, async tx => {
    if (!found || !card) throw new ApiError('not_found');
    if (!again) await checkNotJustNow(tx, caller, found.last);
    return openCharge(app, tx, caller, found, { amount, key });
  });
  const after = card ? await chargeCard(app, caller, payment, card) : payment;
  return { payment: await presentPayment(app, after), leave_for: null };
}

type Confirmation = { amount: number; key: string | null };

/** Without a card it is paid where it was paid before; a direct debit has a form of its own. */
function startElsewhere(app: App, caller: MemberCaller, found: Repeated | null, by: Confirmation) {
  if (!found || found.method === 'sdd') throw new ApiError('not_found');
  const { bundle, country, method, last } = found;
  const order = { bundle, country, method, amount: by.amount, ...(last.bank && { bank: last.bank }) };
  return startPayment(app, caller, order, by.key);
}

/** Another page may not know what was charged a moment ago: whoever means it once more says so. */
async function checkNotJustNow(tx: Tx, { accountId }: MemberCaller, last: PaymentRow): Promise<void> {
  const since = new Date(tx.now.getTime() - REPEAT_ORDER_MINUTES * 60_000);
  const payment = await selectRepeatSince(tx.db, accountId, last, since);
  if (payment) throw new ApiError('ordered_just_now', { params: { payment } });
}

/** Notes the payment as one that is under way: from here on nobody knows that nothing is charged until the provider says so. */
async function openCharge(
  app: App,
  tx: Tx,
  caller: MemberCaller,
  { bundle, country, method }: Repeated,
  by: Confirmation,
): Promise<PaymentRow> {
  const order = await priceFor(app, tx.db, caller, { bundle, country, method, code: undefined });
  const choice = { method, bank: null, provider: app.payments.name, isRepeat: true, ...by };
  const payment = await openPayment(tx, caller, order, choice);
  const underWay = await settlePayment(app, tx, payment.id, { state: 'pending', source: 'program' });
  return underWay ?? payment;
}

/** Its form is priced where the member pays from now: in another currency it has no such bundle. */
async function canDebit(app: App, caller: MemberCaller, country: CountryCode): Promise<boolean> {
  const paysFrom = await payerCountry(app.db, caller);
  return creditorNow(app, caller.site) !== null && currencyOf(paysFrom) === currencyOf(country);
}

async function repeated(app: App, caller: MemberCaller): Promise<Repeated | null> {
  const { db, payments } = app;
  const { accountId, site } = caller;
  const last = await selectLastPurchase(db, accountId);
  if (!last) return null;
  const [method, country] = [last.method as PaymentMethod, last.country as CountryCode];
  const isOpen =
    site.settings.countries.includes(country) &&
    isMethodOffered(method, country, site.settings.retired_payment_methods) &&
    (method === 'sdd' ? await canDebit(app, caller, country) : payments.supports(method));
  const bundle = isOpen && (await selectBundleOf(db, last));
  if (!bundle) return null;
  const card = payments.cards
    ? await selectCard(db, { accountId, provider: payments.name, method })
    : undefined;
  return { bundle, last, method, country, card };
}
