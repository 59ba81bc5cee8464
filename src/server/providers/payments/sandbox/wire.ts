import * as z from 'zod/mini';
import { countryCodes } from '#contract/countries';
import { languageCodes } from '#contract/languages';
import { paymentMethods } from '#contract/payment-methods';
import { paymentStates } from '#contract/payments';

/** Amounts are in minor units (cents). */
export const wirePayment = z.object({
  reference: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  payment: z.uuid(),
  state: z.enum(paymentStates),
  failure: z.nullable(z.enum(['declined', 'insufficient_funds', 'card_expired'])),
  amount: z.int(),
  currency: z.string(),
  /** Null until the payment is paid. */
  bank_country: z.nullable(z.enum(countryCodes)),
  card: z.nullable(z.object({ token: z.string(), label: z.string() })),
  /** Null until the payment is paid. */
  payer: z._default(z.nullable(z.string()), null),
});
export type WirePayment = z.output<typeof wirePayment>;

export const wireOrder = z.object({
  payment: z.uuid(),
  amount: z.int().check(z.positive()),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  method: z.enum(paymentMethods),
  bank: z.nullable(z.string().check(z.maxLength(64))),
  country: z.enum(countryCodes),
  language: z.enum(languageCodes),
  statement: z.string().check(z.maxLength(35)),
  return_to: z.url().check(z.maxLength(2_000)),
  tell_at: z.url().check(z.maxLength(2_000)),
  keep_card: z.boolean(),
});
export type WireOrder = z.output<typeof wireOrder>;

/** Charges a stored card at once, without a page. */
export const wireCharge = z.object({ order: wireOrder, token: z.string() });

export const wireRefund = z.object({
  refund: z.uuid(),
  amount: z.int().check(z.positive()),
  currency: z.string(),
});
export const wireRefundResponse = z.object({ reference: z.string() });
export const wireBanks = z.array(z.object({ id: z.string(), name: z.string() }));

export const wireWebhook = z.object({ event: z.uuid(), status: wirePayment });

export const SIGNATURE_HEADER = 'x-sandbox-signature';
