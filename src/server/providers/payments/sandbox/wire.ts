import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { WEBHOOK_MAX_AGE_SECONDS } from '#contract/constants';
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

/** HMAC-SHA256 over timestamp (ms) and bytes, as `t=1773489600000,v1=...`. */
export const signWebhook = (key: string, body: string | Buffer, at: Date): string =>
  `t=${at.getTime()},v1=${digest(key, body, String(at.getTime())).toString('hex')}`;

/** Refuses a timestamp more than five minutes from now: it could be a replay. */
export function isSignedWebhook(key: string, header: unknown, body: Buffer, now: Date): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!match) return false;
  const [, at = '', signature = ''] = match;
  if (!timingSafeEqual(digest(key, body, at), Buffer.from(signature, 'hex'))) return false;
  return Math.abs(now.getTime() - Number(at)) <= WEBHOOK_MAX_AGE_SECONDS * 1_000;
}

const digest = (key: string, body: string | Buffer, at: string): Buffer =>
  createHmac('sha256', key).update(`${at}.`).update(body).digest();
