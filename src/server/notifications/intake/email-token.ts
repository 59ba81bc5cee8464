import type { Config } from '../../config.ts';
import { isSameSecret, keyedHash } from '../../platform/secrets.ts';

const SIGNATURE_HEX = 20;

/** Stays in the message that a complaint contains, when the provider removes addresses from it. */
export const EMAIL_TOKEN_HEADER = 'X-Email-Token';

/**
 * Names an email of the outbox, and nobody else can make it. In lower case and with 53 characters, because mail servers
 * change the case of addresses and limit their local part to 64 characters.
 * @spec D2.49
 */
export function emailToken(secret: string, emailId: string): string {
  const id = emailId.replaceAll('-', '').toLowerCase();
  return `${id}.${signatureOf(secret, id)}`;
}

/**
 * What lets us recognise an email in a bounce, which goes to its return path, or in a complaint.
 * @spec D2.49
 */
export const emailTraceOf =
  ({ secret, bounceAddress }: Pick<Config, 'secret' | 'bounceAddress'>) =>
  (emailId: string) => {
    const token = emailToken(secret, emailId);
    return {
      returnPath: bounceAddress && returnPathOf(bounceAddress, token),
      headers: { [EMAIL_TOKEN_HEADER]: token },
    };
  };

/** bounces@mail.example becomes bounces+token@mail.example. */
function returnPathOf(bounceAddress: string, token: string): string {
  const [local, domain] = bounceAddress.split('@');
  return `${local}+${token}@${domain}`;
}

const TOKEN = /(?<![0-9a-f])([0-9a-f]{32})\.([0-9a-f]{20})(?![0-9a-f])/gi;
/** Bounds the work for a message full of forged tokens. */
const MAX_TOKENS = 100;

/** Returns the id of the email whose token the text contains, or null. */
export function findEmailId(secret: string, text: string): string | null {
  for (const [, id = '', signature = ''] of text.matchAll(TOKEN).take(MAX_TOKENS))
    if (isSameSecret(signatureOf(secret, id.toLowerCase()), signature.toLowerCase()))
      return id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return null;
}

const signatureOf = (secret: string, id: string): string =>
  keyedHash(secret, `email token ${id}`).toString('hex').slice(0, SIGNATURE_HEX);
