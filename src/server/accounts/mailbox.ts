import type { App } from '../app.ts';
import { keyedHash } from '../platform/secrets.ts';

/** Domains that deliver an address with dots to the same mailbox as one without. */
const DOT_INSENSITIVE_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox an address is delivered to, as far as its spelling tells: in lower case, without a plus-tag, Gmail's dots and its second
 * domain. Only for what is given once a mailbox: an account keeps its address as written (decisions, "Bonus and free credits").
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const untagged = local.replace(/(?<=.)\+.*$/s, '');
  if (!DOT_INSENSITIVE_DOMAINS.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}

/** What is kept of a mailbox of a site: without the server's secret no address can be tried on it. */
export const mailboxHash = ({ config }: Pick<App, 'config'>, siteId: number, email: string): Buffer =>
  keyedHash(config.secret, `mailbox ${siteId} ${mailboxOf(email)}`);
