import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const paymentProviders = ['sandbox', 'pay'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * The signature covers the raw bytes and the time. A repeated webhook gets the first answer.
 * @spec 4.9 D1.3
 */
export const paymentWebhook = defineCall('POST', '/api/payment-webhook.php', {
  summary: 'A payment provider reports the state of a payment',
  section: '4.9',
  // Accepts further parameters, because a provider may add its own.
  query: z.looseObject({ provider: z.enum(paymentProviders) }),
  upload: {
    maxBytes: 65_536,
    types: ['application/json', 'application/x-www-form-urlencoded'],
    tooLarge: 'payload_too_large',
  },
  /** Null for a provider that expects no acknowledgement. */
  output: z.nullable(z.object({ result: z.literal(true) })),
  errors: ['payload_too_large', 'signature_invalid', 'payment_provider_away'],
  access: 'provider',
  repeat: 'natural',
  invalidates: [],
});
