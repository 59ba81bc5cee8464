import type { IncomingHttpHeaders } from 'node:http';
import type { CountryCode, Currency } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import type { PaymentMethod } from '#contract/payment-methods';
import type { PaymentProviderName } from '#contract/payment-webhook';
import type { PaymentState, paymentFailures } from '#contract/payments';

/** What is asked to be paid. `payment` is our own id: asked twice for it, a provider begins one payment. Money in minor units. */
export type PaymentOrder = {
  payment: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  /** One of `banks(method)`; null where the method has none. */
  bank: string | null;
  country: CountryCode;
  language: LanguageCode;
  /** Neutral: it stands on the statement of the bank. */
  statement: string;
  /** Where the buyer is sent back to, whatever became of it. */
  returnUrl: string;
  /** Where the provider tells what became of it. */
  webhookUrl: string;
  /** The buyer agreed to have his card kept. */
  storeCard: boolean;
};

/**
 * What a provider says of a payment. `amount` is what was captured, whatever became of it since, and must be what was asked for; of a
 * `refunded` one `refunded` is what went back in all, which may be a part; where it is not said, everything did.
 */
export type PaymentStatus = {
  /** The provider's own name of the payment. */
  reference: string;
  /** Our own id of it, where the provider tells it back. */
  payment: string | null;
  /** `created` until the buyer has done something. */
  state: PaymentState;
  failure: (typeof paymentFailures)[number] | null;
  amount: number;
  currency: string;
  refunded?: number;
  /** The country of the card or account, where it is told: a proof of where the buyer is. */
  bankCountry: CountryCode | null;
  /** The card that was kept, and what it is known by: the last four digits. */
  storedCard: { token: string; label: string } | null;
};

/** A webhook that was verified: what it says, and the provider's own name of this telling, which comes again when it is told again. */
export type PaymentWebhookEvent = { event: string; status: PaymentStatus };

/** A provider of payments: one that ships along and looks like a bank's, or a service on the network (decisions, 3). */
export type PaymentProvider = {
  name: PaymentProviderName;
  /** What it wants to be answered where its webhook was heard; nothing where it does not say. */
  webhookAnswer?: { result: true };
  /** Whether a method can be paid with through it at all. */
  supports(method: PaymentMethod): boolean;
  /** The banks a method offers, empty where it asks for none. Throws ProviderAway. */
  banks(method: PaymentMethod): Promise<{ id: string; name: string }[]>;
  /** Begins a payment. @returns the provider's reference and where the buyer pays. Throws ProviderAway. */
  start(order: PaymentOrder): Promise<{ reference: string; redirectUrl: string }>;
  /** What became of a payment. Throws ProviderAway, and ProviderAway with `unknown` where it knows none of that reference. */
  status(reference: string): Promise<PaymentStatus>;
  /** Gives up a payment that was not made. @returns what it is then; completed, where it was too late. Throws ProviderAway. */
  cancel(reference: string): Promise<PaymentStatus>;
  /** Gives money back the way it came; `refund` is our own id: asked twice, it goes back once. Throws ProviderAway. */
  refund(
    reference: string,
    refund: { refund: string; amount: number; currency: Currency },
  ): Promise<{ reference: string }>;
  /** What it does with cards that are kept; null where it keeps none. */
  cards: StoredCardsProvider | null;
  /** Reads a webhook from the bytes as they came; null where it is not signed by the provider, or was signed too long ago. */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer, now: Date): Promise<PaymentWebhookEvent | null>;
};

/** A provider that keeps cards, for whoever asked it to. */
export type StoredCardsProvider = {
  /** Charges a card, with the buyer at his screen; once for each payment of ours. Throws ProviderAway, `unknown` where it keeps no such card. */
  charge(order: PaymentOrder, token: string): Promise<PaymentStatus>;
  /** What became of a charge whose answer was lost, by our own id. Throws ProviderAway, `unknown` where it was never asked for it. */
  find(payment: string): Promise<PaymentStatus>;
  /** Forgets a card. Throws ProviderAway. */
  delete(token: string): Promise<void>;
};

/** The provider cannot be reached, is too slow, or answers what cannot be used. `refused`: it understood, and will not. */
export class PaymentProviderError extends Error {
  readonly reason: 'away' | 'refused' | 'unknown';
  constructor(reason: 'away' | 'refused' | 'unknown', detail: string, cause?: unknown) {
    super(`payments: ${detail}`, { cause });
    this.name = 'ProviderAway';
    this.reason = reason;
  }
}
