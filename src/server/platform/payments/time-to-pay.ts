import { methodDetails, type PaymentMethod } from '#contract/payment-methods';

const HOUR_MS = 3_600_000;

/**
 * Time to pay in ms: days for a transfer, an hour for other methods.
 * @spec 4.9
 */
export const timeToPay = (method: PaymentMethod): number =>
  methodDetails[method].kind === 'transfer' ? 14 * 24 * HOUR_MS : HOUR_MS;
