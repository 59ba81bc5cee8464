import type { PaymentState } from '#contract/payments';
import type { PaymentStatus } from '../provider.ts';

type Told = { state: PaymentState; failure: PaymentStatus['failure'] };
const told = (state: PaymentState, failure: PaymentStatus['failure'] = null): Told => ({ state, failure });

/** Part of it went back; how much, an order does not say. */
export const PARTLY_REFUNDED = -82;

/** What its status codes say here. https://developer.pay.nl/docs/transaction-statuses */
const states: Readonly<Record<number, Told>> = {
  // The buyer still has to do something.
  20: told('created'),
  25: told('created'),
  50: told('created'),
  // Somebody else does: a bank, a check, or whoever captures what was reserved.
  75: told('pending'),
  76: told('pending'),
  80: told('pending'),
  85: told('pending'),
  90: told('pending'),
  95: told('pending'),
  97: told('pending'),
  98: told('pending'),
  100: told('completed'),
  [-51]: told('failed', 'amount_differs'),
  [-60]: told('failed'),
  [-61]: told('cancelled'),
  [-63]: told('failed', 'declined'),
  [-64]: told('failed', 'declined'),
  [-70]: told('charged_back'),
  [-71]: told('charged_back'),
  [-72]: told('refunded'),
  [-80]: told('expired'),
  [-81]: told('refunded'),
  [PARTLY_REFUNDED]: told('refunded'),
  [-90]: told('cancelled'),
};

/** What a status code says. Unknown ones below zero are ends without money; undefined for any other that nobody knows. */
export const stateOf = (code: number): Told | undefined =>
  states[code] ?? (code < 0 ? told('cancelled') : undefined);
