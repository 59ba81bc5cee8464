import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

function keysOf(secret: string, purpose: string) {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', `opaque token ${purpose}`, 2 * KEY_BYTES));
  return { encryption: keys.subarray(0, KEY_BYTES), iv: keys.subarray(KEY_BYTES) };
}

/**
 * Returns a token for a URL that shows nothing of the text except its length. The same text has the same token, because
 * the IV comes from the text: random IVs would repeat among billions of tokens.
 */
export function opaqueToken(secret: string, purpose: string, text: string): string {
  const keys = keysOf(secret, purpose);
  const iv = createHmac('sha256', keys.iv).update(text).digest().subarray(0, IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keys.encryption, iv);
  const encrypted = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(encrypted).toString('base64url');
}

/** Returns null for a token that `opaqueToken` did not make with this secret and purpose. */
export function readOpaqueToken(secret: string, purpose: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  // Buffer ignores wrong characters, so other spellings of a token are refused here.
  if (bytes.length < IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== token) return null;
  try {
    const decipher = createDecipheriv(
      ALGORITHM,
      keysOf(secret, purpose).encryption,
      bytes.subarray(0, IV_BYTES),
    ).setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
