import type { CountryCode, Currency } from '#contract/countries';
import type { Bundle } from '#contract/credits';
import type { DiscountCode } from '#contract/discounts';
import { type DiscountMismatch, discountMismatchOf, discountOn } from '#contract/order-price';
import type { PriceListData } from '../bundles-query.ts';

/** A bundle with what it costs this reader: `code` takes `discount` off, null where nothing does. Money in minor units. */
export type PricedBundle = Bundle & {
  code: DiscountCode | null;
  discount: number;
  total: number;
  total_per_credit: number;
};

/** Prices a bundle by the first of these codes that fits it, as the server does when it is ordered. */
export function priceBundle(
  bundle: Bundle,
  buyer: { country: CountryCode; currency: Currency },
  codes: readonly DiscountCode[],
): PricedBundle {
  const order = { ...buyer, listPrice: bundle.price, method: null };
  const code = codes.find(candidate => discountMismatchOf(candidate, order) === null) ?? null;
  const discount = code ? discountOn(bundle.price, code.value_percentage) : 0;
  const total = bundle.price - discount;
  return { ...bundle, code, discount, total, total_per_credit: Math.ceil(total / bundle.credits) };
}

/** Why a code makes none of these bundles cheaper, as it is said of the dearest; null where it fits one of them. */
export function mismatchWithAll(code: DiscountCode, prices: PriceListData): DiscountMismatch | null {
  const { country, currency } = prices;
  const reasons = prices.bundles.map(({ price: listPrice }) =>
    discountMismatchOf(code, { country, currency, listPrice, method: null }),
  );
  return reasons.includes(null) ? null : (reasons.at(-1) ?? null);
}
