import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PayOptions } from './options.ts';

const ALGORITHMS: readonly string[] = ['sha256', 'sha384', 'sha512'];

/** Checks the HMAC that https://developer.pay.nl/docs/signing-1 describes. */
export function isSignedExchange(options: PayOptions, headers: IncomingHttpHeaders, body: Buffer): boolean {
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
