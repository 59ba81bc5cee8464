import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PayOptions } from './options.ts';

const ALGORITHMS: readonly string[] = ['sha256', 'sha384', 'sha512'];

/**
 * Whether an exchange was signed by PAY.: HMAC over the bytes, by the token of the merchant or the secret of the sales location, whichever
 * the header names. https://developer.pay.nl/docs/signing-1
 */
export function isSignedExchange(options: PayOptions, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const said = (name: string) => String(headers[`signature${name}`] ?? '');
  const secret = secretOf(options, said('-keyid'));
  const algorithm = said('-algorithm').toLowerCase();
  if (said('-method').toUpperCase() !== 'HMAC' || !secret || !ALGORITHMS.includes(algorithm)) return false;
  const right = createHmac(algorithm, secret).update(body).digest();
  const given = Buffer.from(said(''), 'hex');
  return given.length === right.length && timingSafeEqual(right, given);
}

function secretOf({ tokenCode, apiToken, serviceId, serviceSecret }: PayOptions, key: string): string | null {
  if (key === tokenCode) return apiToken;
  return key === serviceId ? serviceSecret : null;
}
