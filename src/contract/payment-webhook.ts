import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { nothing } from './fields.ts';

/** Providers that send payment webhooks. */
export const paymentProviders = ['sandbox', 'pay'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * A provider reports the state of a payment. The body is accepted by its signature over the raw bytes; an
 * unsigned, forged or more than five minutes old body changes nothing. A repeated or late webhook is answered
 * like the first one.
 * @spec 4.9 D1.3
 */
export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/api/payment-webhook.php',
  summary: 'A payment provider reports the state of a payment',
  section: '4',
  // Providers may add query parameters of their own.
  query: z.looseObject({ provider: z.enum(paymentProviders) }),
  body: nothing,
  upload: {
    maxBytes: 65_536,
    types: ['application/json', 'application/x-www-form-urlencoded'],
    tooLarge: 'payload_too_large',
  },
  /** The acknowledgement that the provider expects; null for a provider that expects none. */
  output: z.nullable(z.object({ result: z.literal(true) })),
  errors: ['payload_too_large', 'signature_invalid', 'payment_provider_away'],
  access: 'provider',
  repeat: 'natural',
});
