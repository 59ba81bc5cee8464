import type { CountryCode, Currency } from './countries.ts';
import type { DiscountCode } from './discounts.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { vatInside } from './vat.ts';

/** Prices in minor units. The buyer pays `total`, which includes `vat`. */
export type OrderPrice = { list_price: number; discount: number; total: number; vat: number };

/**
 * The discount is rounded half up and always less than the whole price.
 * @spec 3.7
 */
export function discountOn(listPrice: number, percentage: number): number {
  const tenths = Math.round(percentage * 10);
  return Math.min(Math.floor((listPrice * tenths + 500) / 1_000), listPrice - 1);
}

/** Returns the discount in percent if that is a whole number, otherwise null. */
export function wholePercentage(listPrice: number, discount: number): number | null {
  const percentage = Math.round((100 * discount) / listPrice);
  return discountOn(listPrice, percentage) === discount ? percentage : null;
}

/**
 * `percentage` is the discount in percent; `vatRate` is in hundredths of a percent.
 * @spec 3.7 D2.12
 */
export function priceOrder(listPrice: number, percentage: number, vatRate: number): OrderPrice {
  const discount = discountOn(listPrice, percentage);
  const total = listPrice - discount;
  return { list_price: listPrice, discount, total, vat: vatInside(total, vatRate) };
}

/** `method` is null until the buyer chooses, and null meets every condition. */
export type DiscountableOrder = {
  country: CountryCode;
  currency: Currency;
  listPrice: number;
  method: PaymentMethod | null;
};

export type DiscountMismatch = 'country' | 'currency' | 'minimum_order_value' | 'paymentmethods';

/**
 * The server also checks the code's owner and expiry.
 * @spec 3.7 5.5
 */
export function discountMismatchOf(
  code: Pick<DiscountCode, 'country' | 'currency' | 'minimum_order_value' | 'paymentmethods'>,
  order: DiscountableOrder,
): DiscountMismatch | null {
  if (code.country !== null && code.country !== order.country) return 'country';
  if (code.currency !== null && code.currency !== order.currency) return 'currency';
  if (code.minimum_order_value !== null && order.listPrice < code.minimum_order_value)
    return 'minimum_order_value';
  const { paymentmethods } = code;
  if (order.method !== null && paymentmethods.length > 0 && !paymentmethods.includes(order.method))
    return 'paymentmethods';
  return null;
}
