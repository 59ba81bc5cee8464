import { methodDetails, type PaymentMethod } from '#contract/payment-methods';

const HOUR_MS = 3_600_000;

/** How long a payment that was begun may be made, in milliseconds: whoever transfers has days for it, everybody else an hour. */
export const timeToPay = (method: PaymentMethod): number =>
  methodDetails[method].kind === 'transfer' ? 14 * 24 * HOUR_MS : HOUR_MS;
