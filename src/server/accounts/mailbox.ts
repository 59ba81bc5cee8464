import type { App } from '../app.ts';
import { keyedHash } from '../platform/secrets.ts';

const DOT_INSENSITIVE_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the same form for all spellings of an address: lower case, without plus-tag and without Gmail's dots.
 * Limits per mailbox count by this form; accounts store the address as written.
 * @spec D2.36
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  if (!DOT_INSENSITIVE_DOMAINS.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}

/**
 * Returns a keyed hash of the mailbox. Without the server's secret, it is not possible to test which address
 * the hash belongs to.
 */
export const mailboxHash = ({ config }: Pick<App, 'config'>, siteId: number, email: string): Buffer =>
  keyedHash(config.secret, `mailbox ${siteId} ${mailboxOf(email)}`);
