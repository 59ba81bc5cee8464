import { createHmac, timingSafeEqual } from 'node:crypto';
import { WEBHOOK_MAX_AGE_SECONDS } from '#contract/constants';

/** HMAC-SHA256 over timestamp (ms) and bytes, as `t=1773489600000,v1=...`. */
export const signWebhook = (key: string, body: string | Buffer, at: Date): string =>
  `t=${at.getTime()},v1=${digest(key, body, String(at.getTime())).toString('hex')}`;

/** Compares in constant time. Refuses a timestamp more than five minutes from now: it could be a replay. */
export function isSignedWebhook(key: string, header: unknown, body: Buffer, now: Date): boolean {
  const match = typeof header === 'string' ? /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!match) return false;
  const [, at = '', signature = ''] = match;
  if (!timingSafeEqual(digest(key, body, at), Buffer.from(signature, 'hex'))) return false;
  return Math.abs(now.getTime() - Number(at)) <= WEBHOOK_MAX_AGE_SECONDS * 1_000;
}

const digest = (key: string, body: string | Buffer, at: string): Buffer =>
  createHmac('sha256', key).update(`${at}.`).update(body).digest();
