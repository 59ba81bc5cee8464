import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret of 256 bits as URL-safe text: session cookies, mailed tokens. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: its SHA-256. Secrets are random, so no salt is needed. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/**
 * A secret that can be told again to whoever repeats his request, of something that has an id: without the server's own nobody can
 * make it. As long as a new one.
 */
export const secretOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** What is stored instead of something guessable, such as an address: without the server's secret nobody can try words on it. */
export const keyedHash = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** An unguessable name of 128 bits in lower-case hexadecimal, for addresses of pictures. */
export const newName = (): string => randomBytes(16).toString('hex');

/** Signs a text, URL-safe. */
export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);

/** Compares a signature in constant time. */
export function isSigned(secret: string, text: string, signature: string): boolean {
  const right = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

/** Compares two secrets in constant time, whatever their lengths. */
export const isSameSecret = (right: string, given: string): boolean =>
  timingSafeEqual(hashSecret(right), hashSecret(given));
