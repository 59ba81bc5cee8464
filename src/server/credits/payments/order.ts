import type { CountryCode, Currency } from '#contract/countries';
import type { DiscountCode } from '#contract/discounts';
import { ApiError } from '#contract/errors';
import { type OrderPrice, priceOrder } from '#contract/order-price';
import type { PaymentMethod } from '#contract/payment-methods';
import type { App, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { selectBundle } from '../bundle-queries.ts';
import { collectedAs } from '../direct-debit/creditor-of.ts';
import { discountFor } from '../discounts/discount-for.ts';
import { currencyOf, payerCountry, taxPlace } from './buyer.ts';

/** What a member is about to buy, judged and priced. Money in minor units. */
export type PricedOrder = OrderPrice & {
  bundle: string;
  credits: number;
  country: CountryCode;
  currency: Currency;
  vat_country: CountryCode;
  vat_rate: number;
  proofs: string[];
  code: DiscountCode | null;
  statement: string;
};

export type Asked = {
  bundle: string;
  country?: CountryCode | undefined;
  code?: string | undefined;
  method: PaymentMethod | null;
};

/**
 * Prices an order: the bundle in the currency of where the member pays from, what his discount takes off, the VAT inside. The same for
 * who looks and for who pays.
 * @throws not_found for a bundle that is not sold there; field errors at `country` and `code`
 */
export async function priceFor(app: App, db: Db, caller: MemberCaller, asked: Asked): Promise<PricedOrder> {
  const country = await payerCountry(db, caller, asked.country);
  const currency = currencyOf(country);
  const bundle = await selectBundle(db, caller.site.id, asked.bundle);
  if (bundle?.currency !== currency) throw new ApiError('not_found');
  const place = taxPlace(caller, country);
  const order = { country, currency, listPrice: bundle.price, method: asked.method };
  const code = await discountFor(db, caller, asked.code, order, app.clock.now());
  return {
    ...priceOrder(bundle.price, code?.value_percentage ?? 0, place.rate),
    bundle: bundle.id,
    credits: bundle.credits,
    country,
    currency,
    vat_country: place.country,
    vat_rate: place.rate,
    proofs: place.proofs,
    code,
    statement: asked.method === 'sdd' ? collectedAs(caller.site) : caller.site.settings.statement_text,
  };
}
