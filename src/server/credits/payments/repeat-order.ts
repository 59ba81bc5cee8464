import type { BodyOut, Output } from '#contract/call';
import type { CountryCode } from '#contract/countries';
import { ApiError } from '#contract/errors';
import { isOffered, type PaymentMethod } from '#contract/payment-methods';
import type { getRepeatOrder as getCall, startRepeatOrder as startCall } from '#contract/payments';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { selectBundleOf } from '../bundle-queries.ts';
import { openPayment } from './open-payment.ts';
import { priceFor } from './order.ts';
import { presentPayment } from './present.ts';
import { lockBuyer, noteReference, type PaymentRow, selectLastPurchase } from './queries.ts';
import { settlePayment } from './settle-payment.ts';
import { begin, orderOf, startPayment } from './start-payment.ts';
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
  const order = await priceFor(app, app.db, caller, { bundle, country, method, code: undefined });
  const { credits, currency, list_price, discount, total, vat, vat_rate, vat_country, code, statement } =
    order;
  const price = { credits, currency, list_price, discount, amount: total, vat, vat_rate, vat_country };
  return {
    ...price,
    bundle,
    method,
    bank: last.bank,
    country,
    card: card ? { id: card.id, label: card.label } : null,
    code,
    statement,
  };
}

/**
 * Makes the last order again, as the member confirmed it (section 2). With the card that is kept it is charged at once.
 * @throws not_found where there is nothing to repeat, card_payment_failed where the card refuses; else as `startPayment`
 */
export async function startRepeatOrder(
  app: App,
  caller: MemberCaller,
  { amount, card: chosen }: BodyOut<typeof startCall>,
): Promise<Output<typeof startCall>> {
  const found = await repeated(app, caller);
  if (!found) throw new ApiError('not_found');
  const { bundle, last, method, country, card } = found;
  if (chosen === undefined)
    return startPayment(app, caller, {
      bundle,
      country,
      method,
      amount,
      ...(last.bank && { bank: last.bank }),
    });
  if (card?.id !== chosen) throw new ApiError('not_found');
  const payment = await transact(app, async tx => {
    await lockBuyer(tx.db, caller.accountId);
    const order = await priceFor(app, tx.db, caller, { bundle, country, method, code: undefined });
    return openPayment(tx, caller, order, {
      method,
      bank: null,
      amount,
      provider: app.payments.name,
      isRepeat: true,
    });
  });
  return { payment: await charged(app, caller, payment, card.token), leave_for: null };
}

async function charged(app: App, caller: MemberCaller, payment: PaymentRow, token: string) {
  const status = await begin(app, payment, () =>
    app.payments.charge(orderOf(app, caller, payment, false), token),
  );
  await noteReference(app.db, payment.id, status.reference, app.clock.now());
  const settled = await transact(app, tx =>
    settlePayment(app, tx, payment.id, { ...status, source: 'status' }),
  );
  if (settled?.state === 'failed')
    throw new ApiError('card_payment_failed', { params: { payment: payment.id } });
  return presentPayment(app, settled ?? payment);
}

async function repeated({ db, payments }: App, { accountId, site }: MemberCaller): Promise<Repeated | null> {
  const last = await selectLastPurchase(db, accountId);
  if (!last) return null;
  const [method, country] = [last.method as PaymentMethod, last.country as CountryCode];
  const isOpen = site.settings.countries.includes(country) && isOffered(method, country) && method !== 'sdd';
  const bundle = isOpen && (await selectBundleOf(db, last));
  if (!bundle) return null;
  const card = await selectCard(db, { accountId, provider: payments.name, method });
  return { bundle, last, method, country, card };
}
