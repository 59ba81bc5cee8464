import type { Output } from '#contract/call';
import type { CountryCode, Currency } from '#contract/countries';
import type { Bundle, getBundles } from '#contract/credits';
import type { DiscountCode } from '#contract/discounts';
import { type DiscountMismatch, discountMismatchOf, discountOn } from '#contract/order-price';

/** Amounts are in minor units; `code` is null if no code applies. */
export type PricedBundle = Bundle & {
  code: DiscountCode | null;
  discount: number;
  total: number;
  total_per_credit: number;
};

/**
 * Applies the first code that fits, as the server does.
 * @spec 3.7 D2.12
 */
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

/** Returns the most expensive bundle's mismatch, or null if the code fits any bundle. */
export function mismatchWithAll(
  code: DiscountCode,
  prices: Output<typeof getBundles>,
): DiscountMismatch | null {
  const { country, currency } = prices;
  const reasons = prices.bundles.map(({ price: listPrice }) =>
    discountMismatchOf(code, { country, currency, listPrice, method: null }),
  );
  return reasons.includes(null) ? null : (reasons.at(-1) ?? null);
}
