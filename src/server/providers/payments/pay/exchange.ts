import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { WEBHOOK_MAX_AGE_SECONDS } from '#contract/constants';
import type { PaymentStatus, PaymentWebhookEvent } from '../provider.ts';
import type { PayOptions } from './options.ts';
import { PARTLY_REFUNDED, toStatus } from './states.ts';
import { legacyPayExchange, type PayOrder, payExchange } from './wire.ts';

type ExchangeDeps = { options: PayOptions; status: (reference: string) => Promise<PaymentStatus> };

/**
 * Reads PAY.'s webhook. An old webhook could be a replay, so the payment's status is requested.
 * @spec 4.9
 */
export async function readExchange(
  { options, status }: ExchangeDeps,
  headers: IncomingHttpHeaders,
  body: Buffer,
  now: Date,
): Promise<PaymentWebhookEvent | null> {
  if (!isSignedExchange(options, headers, body)) return null;
  const json = parseJson(body);
  // An exchange contains no id, so the hash of its bytes identifies the exchange.
  const event = hash('sha256', body);
  const { data: exchange } = payExchange.safeParse(json);
  if (exchange && isConclusive(exchange.object, now)) return { event, status: toStatus(exchange.object) };
  const reference = exchange?.object.orderId ?? legacyPayExchange.safeParse(json).data?.order_id;
  return reference === undefined ? null : { event: `${event}-asked`, status: await status(reference) };
}

const isConclusive = ({ modifiedAt, status }: PayOrder, now: Date): boolean =>
  status.code !== PARTLY_REFUNDED &&
  Math.abs(now.getTime() - Date.parse(modifiedAt ?? '')) <= WEBHOOK_MAX_AGE_SECONDS * 1_000;

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

const ALGORITHMS: readonly string[] = ['sha256', 'sha384', 'sha512'];

/** Checks the HMAC that https://developer.pay.nl/docs/signing-1 describes. */
function isSignedExchange(options: PayOptions, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const signatureHeader = (name: string) => String(headers[`signature${name}`] ?? '');
  const secret = secretOf(options, signatureHeader('-keyid'));
  const algorithm = signatureHeader('-algorithm').toLowerCase();
  if (signatureHeader('-method').toUpperCase() !== 'HMAC' || !secret || !ALGORITHMS.includes(algorithm))
    return false;
  const expected = createHmac(algorithm, secret).update(body).digest();
  const received = Buffer.from(signatureHeader(''), 'hex');
  return received.length === expected.length && timingSafeEqual(expected, received);
}

function secretOf({ tokenCode, apiToken, serviceId, serviceSecret }: PayOptions, key: string): string | null {
  if (key === tokenCode) return apiToken;
  return key === serviceId ? serviceSecret : null;
}
