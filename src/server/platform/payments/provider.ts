import type { IncomingHttpHeaders } from 'node:http';
import type { CountryCode, Currency } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import type { PaymentMethod } from '#contract/payment-methods';
import type { PaymentProviderName } from '#contract/payment-webhook';
import type { PaymentState, paymentFailures } from '#contract/payments';

/** `payment` is our id: a repeated order starts one payment. Money in minor units. */
export type PaymentOrder = {
  payment: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  /** Null where the method has no banks. */
  bank: string | null;
  country: CountryCode;
  language: LanguageCode;
  /** A neutral name for the bank statement. */
  statement: string;
  /** Whatever the outcome. */
  returnUrl: string;
  webhookUrl: string;
  /** The buyer agreed to have the card stored. */
  storeCard: boolean;
};

/** `amount` is what was captured; `refunded` the total, all of `amount` if undefined. */
export type PaymentStatus = {
  /** The provider's id of the payment. */
  reference: string;
  /** Our id, where the provider returns it. */
  payment: string | null;
  /** `created` until the buyer has acted. */
  state: PaymentState;
  failure: (typeof paymentFailures)[number] | null;
  amount: number;
  currency: string;
  refunded?: number;
  /** Evidence of the buyer's location; null if unknown. */
  bankCountry: CountryCode | null;
  /** `label` is the last four digits. */
  storedCard: { token: string; label: string } | null;
};

/** `event` is the provider's id, equal when repeated. */
export type PaymentWebhookEvent = { event: string; status: PaymentStatus };

/**
 * All methods but `supports` throw PaymentProviderError.
 * @spec 4.9
 */
export type PaymentProvider = {
  name: PaymentProviderName;
  /** Undefined where the provider expects no acknowledgement. */
  webhookAnswer?: { result: true };
  supports(method: PaymentMethod): boolean;
  /** Empty where the method asks for none. */
  banks(method: PaymentMethod): Promise<{ id: string; name: string }[]>;
  /**
   * @returns the provider's id and its payment page
   */
  start(order: PaymentOrder): Promise<{ reference: string; redirectUrl: string }>;
  /** Throws with `unknown` for an unknown reference. */
  status(reference: string): Promise<PaymentStatus>;
  /**
   * @returns the status then: completed, if it was too late
   */
  cancel(reference: string): Promise<PaymentStatus>;
  /** Refunds to the original method; `refund` is our id and idempotent. */
  refund(
    reference: string,
    refund: { refund: string; amount: number; currency: Currency },
  ): Promise<{ reference: string }>;
  /** Null where the provider stores none. */
  cards: StoredCardsProvider | null;
  /** Null if the provider did not sign the webhook or signed it too long ago. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer, now: Date): Promise<PaymentWebhookEvent | null>;
};

/** Stored with the buyer's consent. */
type StoredCardsProvider = {
  /** Charges once per payment id, while the buyer is present. Throws with `unknown` without such a card. */
  charge(order: PaymentOrder, token: string): Promise<PaymentStatus>;
  /** Finds a charge whose answer was lost, by our id. Throws with `unknown` if never requested. */
  find(payment: string): Promise<PaymentStatus>;
  /** Deletes a card. */
  delete(token: string): Promise<void>;
};

/** Not reachable or unusable (`away`), request refused, or object `unknown`. */
export class PaymentProviderError extends Error {
  readonly reason: 'away' | 'refused' | 'unknown';
  constructor(reason: 'away' | 'refused' | 'unknown', detail: string, cause?: unknown) {
    super(`payments: ${detail}`, { cause });
    this.name = 'PaymentProviderError';
    this.reason = reason;
  }
}
