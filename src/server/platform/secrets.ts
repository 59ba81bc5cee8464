import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Random secret of 256 bits as URL-safe text: for session cookies and tokens in emails.
 * @spec D2.20
 */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a secret, for storage. Secrets are random, so no salt is needed. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/**
 * Secret derived from the server secret and an id, so that a repeated request gets the same secret. As long as
 * a random one.
 */
export const deriveSecret = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/**
 * Hash of guessable text, such as an email address: values cannot be tested against it without the server
 * secret.
 */
export const keyedHash = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** Random name of 128 bits in lower-case hexadecimal, for URLs of pictures. */
export const newRandomName = (): string => randomBytes(16).toString('hex');

/** Signature of a text, URL-safe. */
export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);

/** Compares a signature in constant time. */
export function isSignatureValid(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const provided = Buffer.from(signature);
  return expected.length === provided.length && timingSafeEqual(expected, provided);
}

/** Compares two secrets in constant time, whatever their lengths. */
export const isSameSecret = (expected: string, provided: string): boolean =>
  timingSafeEqual(hashSecret(expected), hashSecret(provided));
