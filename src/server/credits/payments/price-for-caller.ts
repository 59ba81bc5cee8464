import type { CountryCode, Currency } from '#contract/countries';
import type { DiscountCode } from '#contract/discounts';
import { ApiError } from '#contract/errors';
import { type OrderPrice, priceOrder } from '#contract/order-price';
import type { PaymentMethod } from '#contract/payment-methods';
import type { App, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { selectBundle } from '../bundle-queries.ts';
import { statementNameOf } from '../direct-debit/creditor.ts';
import { discountForOrder } from '../discounts/discount-for-order.ts';
import { currencyOfCountry, payerCountry, taxLocation } from './payer-country.ts';

/** Amounts of money are in minor units. */
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

export type OrderInput = {
  bundle: string;
  country?: CountryCode | undefined;
  code?: string | undefined;
  method: PaymentMethod | null;
};

/**
 * @throws not_found for a bundle that is not sold in the country; field errors at `country` and `code`
 * @spec D2.12 3.7
 */
export async function priceForCaller(
  app: App,
  db: Db,
  caller: MemberCaller,
  input: OrderInput,
): Promise<PricedOrder> {
  const country = await payerCountry(db, caller, input.country);
  const currency = currencyOfCountry(country);
  const bundle = await selectBundle(db, caller.site.id, input.bundle);
  if (bundle?.currency !== currency) throw new ApiError('not_found');
  const location = taxLocation(caller, country);
  const order = { country, currency, listPrice: bundle.price, method: input.method };
  const code = await discountForOrder(db, caller, input.code, order, app.clock.now());
  return {
    ...priceOrder(bundle.price, code?.value_percentage ?? 0, location.rate),
    bundle: bundle.id,
    credits: bundle.credits,
    country,
    currency,
    vat_country: location.country,
    vat_rate: location.rate,
    proofs: location.proofs,
    code,
    statement: input.method === 'sdd' ? statementNameOf(caller.site) : caller.site.settings.statement_text,
  };
}
