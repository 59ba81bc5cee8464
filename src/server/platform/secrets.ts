import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** @spec D2.20 */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Secrets are random, so no salt is needed. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** A repeated request derives the same secret from the same text. */
export const deriveSecret = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Without the server secret, nobody can check guesses of the hashed text. */
export const keyedHash = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** Returns an unguessable name, e.g. for a URL. */
export const newRandomName = (): string => randomBytes(16).toString('hex');

export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url').slice(0, 32);

/** Compares in constant time. */
export function isSignatureValid(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const provided = Buffer.from(signature);
  return expected.length === provided.length && timingSafeEqual(expected, provided);
}

/** Compares in constant time, whatever the lengths. */
export const isSameSecret = (expected: string, provided: string): boolean =>
  timingSafeEqual(hashSecret(expected), hashSecret(provided));
