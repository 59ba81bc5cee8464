import type { IncomingHttpHeaders } from 'node:http';
import type { CountryCode, Currency } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import type { PaymentMethod } from '#contract/payment-methods';
import type { PaymentProviderName } from '#contract/payment-webhook';
import type { PaymentState, paymentFailures } from '#contract/payments';

/**
 * An order for the provider. `payment` is our own id and idempotent: a repeated order starts one payment. Money
 * in minor units.
 */
export type PaymentOrder = {
  payment: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  /** One of `banks(method)`; null where the method has none. */
  bank: string | null;
  country: CountryCode;
  language: LanguageCode;
  /** A neutral name for the bank statement. */
  statement: string;
  /** The buyer returns here, whatever the outcome. */
  returnUrl: string;
  /** The provider reports the outcome here. */
  webhookUrl: string;
  /** The buyer agreed to have the card stored. */
  storeCard: boolean;
};

/**
 * The state of a payment at the provider. `amount` is what was captured and must equal the ordered amount;
 * `refunded` is the total refunded amount of a `refunded` payment, all of it if undefined.
 */
export type PaymentStatus = {
  /** The provider's id of the payment. */
  reference: string;
  /** Our own id, where the provider returns it. */
  payment: string | null;
  /** `created` until the buyer has acted. */
  state: PaymentState;
  failure: (typeof paymentFailures)[number] | null;
  amount: number;
  currency: string;
  refunded?: number;
  /** The country of the card or account, where known: evidence of the buyer's location. */
  bankCountry: CountryCode | null;
  /** The stored card with its label, the last four digits. */
  storedCard: { token: string; label: string } | null;
};

/** A verified webhook. `event` is the provider's id of it, equal when it is repeated. */
export type PaymentWebhookEvent = { event: string; status: PaymentStatus };

/**
 * A payment provider: the built-in sandbox or an external service. All methods but `supports` throw
 * PaymentProviderError.
 * @spec 4.9
 */
export type PaymentProvider = {
  name: PaymentProviderName;
  /** The acknowledgement that the provider expects; undefined where it expects none. */
  webhookAnswer?: { result: true };
  /** Whether the provider supports a method. */
  supports(method: PaymentMethod): boolean;
  /** The banks of a method, empty where it asks for none. */
  banks(method: PaymentMethod): Promise<{ id: string; name: string }[]>;
  /** Starts a payment. @returns the provider's id and its payment page */
  start(order: PaymentOrder): Promise<{ reference: string; redirectUrl: string }>;
  /** The current status; throws with `unknown` for an unknown reference. */
  status(reference: string): Promise<PaymentStatus>;
  /** Cancels an open payment. @returns its status then: completed, if it was too late */
  cancel(reference: string): Promise<PaymentStatus>;
  /** Sends a refund to the original method; `refund` is our own id and idempotent. */
  refund(
    reference: string,
    refund: { refund: string; amount: number; currency: Currency },
  ): Promise<{ reference: string }>;
  /** Stored cards; null where the provider stores none. */
  cards: StoredCardsProvider | null;
  /**
   * Verifies and reads a webhook from the raw bytes; null where the provider did not sign it or signed it too
   * long ago.
   */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer, now: Date): Promise<PaymentWebhookEvent | null>;
};

/** Cards stored at the provider with the buyer's consent. */
export type StoredCardsProvider = {
  /**
   * Charges a card while the buyer is present, once per payment id. Throws with `unknown` where it has no such
   * card.
   */
  charge(order: PaymentOrder, token: string): Promise<PaymentStatus>;
  /**
   * The status of a charge whose answer was lost, by our id. Throws with `unknown` where it was never
   * requested.
   */
  find(payment: string): Promise<PaymentStatus>;
  /** Deletes a card. */
  delete(token: string): Promise<void>;
};

/**
 * The provider is unreachable, too slow or answers unusable data (`away`), refuses the request (`refused`), or
 * does not know the object (`unknown`).
 */
export class PaymentProviderError extends Error {
  readonly reason: 'away' | 'refused' | 'unknown';
  constructor(reason: 'away' | 'refused' | 'unknown', detail: string, cause?: unknown) {
    super(`payments: ${detail}`, { cause });
    this.name = 'PaymentProviderError';
    this.reason = reason;
  }
}
