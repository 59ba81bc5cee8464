import type { PaymentMethod } from '#contract/payment-methods';

/**
 * PAY.'s ids of the payment methods. A method without an id cannot be paid through PAY.
 * @spec 3.10
 */
export const payMethodIds: Partial<Record<PaymentMethod, number>> = {
  ideal: 10,
  sct: 136,
  paypal: 138,
  bancontact: 436,
  paysafecard: 553,
  creditcard: 706,
  cartebancaire: 710,
  nexi: 1945,
  eps: 2062,
  prezelewy24: 2151,
  applepay: 2277,
  blik: 2856,
  mastercard: 3138,
  visa: 3141,
};
