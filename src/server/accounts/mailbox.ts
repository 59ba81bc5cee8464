import type { App } from '../app.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { keyedHash } from '../platform/secrets.ts';

const DOT_INSENSITIVE_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns one address for all spellings, so that new spellings do not evade limits.
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

/** Without the server's secret, nobody can test which address the hash belongs to. */
export const mailboxHash = ({ config }: Pick<App, 'config'>, siteId: number, email: string): Buffer =>
  keyedHash(config.secret, `mailbox ${siteId} ${mailboxOf(email)}`);

export type MailboxLimit = { kind: string; hits: number; seconds: number };

/**
 * Addresses without an account also count, so that the limit reveals no accounts.
 * @throws too_many_requests
 * @spec D2.31
 */
export async function enforceMailboxLimit(
  { config, db, clock }: Pick<App, 'config' | 'db' | 'clock'>,
  siteId: number,
  email: string,
  { kind, hits, seconds }: MailboxLimit,
): Promise<void> {
  const mailbox = keyedHash(config.secret, `mails ${kind} ${siteId} ${mailboxOf(email)}`).toString('hex');
  await takeHit(db, `mails ${kind} ${mailbox}`, hits, seconds, clock.now());
}
