import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'sealed texts', 32));

/** Decrypting needs the same `context`, for example the id of the row. */
export function encryptText(secret: string, context: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when the secret or the context differs, or the data was changed */
export function decryptText(secret: string, context: string, encrypted: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), encrypted.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(encrypted.subarray(-TAG_BYTES));
  return (
    decipher.update(encrypted.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  );
}
