import type { CountryCode, Currency } from './countries.ts';
import type { DiscountCode } from './discounts.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { vatInside } from './vat.ts';

/** What an order costs, in minor units of its currency: `total` is what is charged, and holds `vat`. */
export type OrderPrice = { list_price: number; discount: number; total: number; vat: number };

/** So many tenths of a percent off, rounded half up, and always less than the whole: something is always paid. */
export function discountOn(listPrice: number, percentage: number): number {
  const tenths = Math.round(percentage * 10);
  return Math.min(Math.floor((listPrice * tenths + 500) / 1_000), listPrice - 1);
}

/** The whole percentage that was off; null where it was none, so that nobody reads another than he was given. */
export function wholePercentage(listPrice: number, discount: number): number | null {
  const percentage = Math.round((100 * discount) / listPrice);
  return discountOn(listPrice, percentage) === discount ? percentage : null;
}

/** The price of an order with a discount of so many percent, and VAT at a rate in hundredths of a percent. */
export function priceOrder(listPrice: number, percentage: number, vatRate: number): OrderPrice {
  const discount = discountOn(listPrice, percentage);
  const total = listPrice - discount;
  return { list_price: listPrice, discount, total, vat: vatInside(total, vatRate) };
}

/** What a code is held against at the checkout. `method` null: it is not chosen yet, and asks for nothing. */
export type DiscountableOrder = {
  country: CountryCode;
  currency: Currency;
  listPrice: number;
  method: PaymentMethod | null;
};

/** Why a code does not make this order cheaper, though it is the member's and stands; null where it does (section 3). */
export type DiscountMismatch = 'country' | 'currency' | 'minimum_order_value' | 'paymentmethods';

/** Holds an order against every field of a code that asks something of it. Whose it is and until when is the server's to judge. */
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
