import type { IncomingHttpHeaders } from 'node:http';
import type { CountryCode, Currency } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import type { PaymentMethod } from '#contract/payment-methods';
import type { PaymentProviderName } from '#contract/payment-webhook';
import type { PaymentState, paymentFailures } from '#contract/payments';

/** `payment` is our idempotency key; `amount` is in minor units. */
export type PaymentOrder = {
  payment: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  /** Bank that the buyer chose; null if the method has no banks. */
  bank: string | null;
  country: CountryCode;
  language: LanguageCode;
  /** A neutral name for the bank statement. */
  statement: string;
  /** The buyer returns here whatever the outcome. */
  returnUrl: string;
  webhookUrl: string;
  storeCard: boolean;
};

/** `amount` is the captured amount. A refunded payment without `refunded` was refunded completely. */
export type PaymentStatus = {
  /** The provider's id of the payment. */
  reference: string;
  /** Our id of the payment; null if the provider does not return it. */
  payment: string | null;
  /** `created` until the buyer has acted. */
  state: PaymentState;
  failure: (typeof paymentFailures)[number] | null;
  amount: number;
  currency: string;
  refunded?: number;
  /** Evidence of the buyer's location; null if unknown. */
  bankCountry: CountryCode | null;
  /** `label` contains the card's last four digits. */
  storedCard: { token: string; label: string } | null;
  /** The provider's name for the card or account that paid, the same each time it pays; null if unknown. */
  payer: string | null;
};

/** A repeated webhook has the same `event`. */
export type PaymentWebhookEvent = { event: string; status: PaymentStatus };

/**
 * All methods except `supports` can throw PaymentProviderError.
 * @spec 4.9
 */
export type PaymentProvider = {
  name: PaymentProviderName;
  /** Answer to a webhook; undefined if the provider expects no acknowledgement. */
  webhookAnswer?: { result: true };
  supports(method: PaymentMethod): boolean;
  /** Empty if the method asks for no bank. */
  banks(method: PaymentMethod): Promise<{ id: string; name: string }[]>;
  /** @returns the provider's id of the payment and the URL of its payment page */
  start(order: PaymentOrder): Promise<{ reference: string; redirectUrl: string }>;
  /** Throws with the reason `unknown` if the provider does not know the reference. */
  status(reference: string): Promise<PaymentStatus>;
  /** @returns the status afterwards; completed if it was too late to cancel */
  cancel(reference: string): Promise<PaymentStatus>;
  /** `refund` is our id, so that a repeated request refunds only once. */
  refund(
    reference: string,
    refund: { refund: string; amount: number; currency: Currency },
  ): Promise<{ reference: string }>;
  /** Null if the provider stores no cards. */
  cards: StoredCardsProvider | null;
  /** Null if the provider's signature is invalid or too old. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer, now: Date): Promise<PaymentWebhookEvent | null>;
};

/** Cards that the provider stores with the buyer's consent. */
type StoredCardsProvider = {
  /** Charges the card once per payment id. An unknown card throws with the reason `unknown`. */
  charge(order: PaymentOrder, token: string): Promise<PaymentStatus>;
  /** Finds a charge whose answer was lost. Throws `unknown` if the charge was never requested. */
  find(payment: string): Promise<PaymentStatus>;
  delete(token: string): Promise<void>;
};

/** `unavailable` means that the provider is unusable, `unknown` that it does not know the object. */
export class PaymentProviderError extends Error {
  readonly reason: 'unavailable' | 'refused' | 'unknown';
  constructor(reason: 'unavailable' | 'refused' | 'unknown', detail: string, cause?: unknown) {
    super(`payments: ${detail}`, { cause });
    this.name = 'PaymentProviderError';
    this.reason = reason;
  }
}
