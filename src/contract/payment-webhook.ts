import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { nothing } from './fields.ts';

/** Servers that tell of payments. */
export const paymentProviders = ['sandbox', 'pay'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * A provider tells what became of a payment. The body is judged by its signature over the bytes as they came; unsigned, forged or
 * older than five minutes it changes nothing. Told twice, or late, it is answered as the first time.
 */
export const paymentWebhook = defineCall({
  method: 'POST',
  path: '/api/payment-webhook.php',
  summary: 'What a payment provider tells of a payment',
  section: '4',
  // A provider may add to the address it was given.
  query: z.looseObject({ provider: z.enum(paymentProviders) }),
  body: nothing,
  upload: {
    maxBytes: 65_536,
    types: ['application/json', 'application/x-www-form-urlencoded'],
    tooLarge: 'payload_too_large',
  },
  /** What a provider wants to hear that its word was taken; nothing for one that does not mind. */
  output: z.nullable(z.object({ result: z.literal(true) })),
  errors: ['payload_too_large', 'signature_invalid', 'payment_provider_away'],
  access: 'provider',
  repeat: 'natural',
});
