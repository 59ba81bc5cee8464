import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

export type BrowserKeys = { privateKey: Buffer; publicKey: Buffer; auth: Buffer };

export function newBrowserKeys(auth: Buffer): BrowserKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return { privateKey: curve.getPrivateKey(), publicKey: curve.getPublicKey(), auth };
}

const SALT_BYTES = 16;
const HEADER_BYTES = SALT_BYTES + 5;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

/**
 * Decrypts one record of `aes128gcm` as a browser does (RFC 8291 and RFC 8188).
 * @throws Error for another key or a damaged record
 */
export function decryptPush(body: Buffer, { privateKey, publicKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + (body[HEADER_BYTES - 1] ?? 0));
  const record = body.subarray(HEADER_BYTES + senderKey.length);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
  const input = derive(curve.computeSecret(senderKey), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(LAST_RECORD);
  if (end < 0 || padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('the padding is wrong');
  return padded.subarray(0, end).toString();
}

const derive = (input: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', input, salt, info, length));
