import type { PaymentMethod } from '#contract/payment-methods';

/**
 * Its ids of the methods, each of which the merchant has to have a contract for. What has none here cannot be paid through it: direct debit
 * is collected by ourselves, and the methods their owners closed have none.
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
