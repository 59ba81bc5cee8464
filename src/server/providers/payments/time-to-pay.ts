import { DAY_MS, HOUR_MS } from '#contract/durations';
import { methodDetails, type PaymentMethod } from '#contract/payment-methods';

/**
 * Time to pay in ms: days for a transfer, an hour for other methods.
 * @spec 4.9
 */
export const timeToPay = (method: PaymentMethod): number =>
  methodDetails[method].kind === 'transfer' ? 14 * DAY_MS : HOUR_MS;
