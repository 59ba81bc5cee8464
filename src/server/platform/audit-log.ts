import { sql } from 'kysely';
import { keyedHash } from './secrets.ts';
import type { Tx } from './transact.ts';

/**
 * Who acts: a person of the staff, or the operator by a command, whose `staffId` is null. `secret` is the server's,
 * for pseudonyms.
 */
export type AuditActor = {
  siteId: number;
  staffId: string | null;
  secret: string;
  /** Of a person of the staff at this moment. */
  roles?: readonly string[];
};

/** Roles change, so a look-up says which ones the person had. */
export const rolesOf = ({ roles }: AuditActor): { roles?: readonly string[] } => (roles ? { roles } : {});

/** `action` is a domain and an act, such as `reports.decide`. `accountId` is stored as a pseudonym. */
export type AuditEntry = {
  action: `${string}.${string}`;
  accountId?: string | null;
  /** In the words of the person who acts; at most 300 characters. */
  reason?: string;
  /** Ids and figures, never names, addresses or texts of members. */
  details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
};

/**
 * Adds an entry to the audit log, which only exists if the transaction commits. Other entries wait until then, so
 * call it last.
 * @spec D5.10
 */
export async function recordAudit(
  tx: Pick<Tx, 'db' | 'now'>,
  actor: AuditActor,
  entry: AuditEntry,
): Promise<void> {
  const subject = entry.accountId ? auditSubject(actor.secret, entry.accountId) : null;
  await sql`select audit.append(${actor.siteId}::smallint, ${tx.now}, ${actor.staffId}::uuid, ${entry.action},
    ${subject}, ${entry.reason ?? ''}, ${JSON.stringify(entry.details ?? {})}::jsonb)`.execute(tx.db);
}

/** The pseudonym of an account in the audit log, which only the server's secret connects with the account. */
export const auditSubject = (secret: string, accountId: string): string =>
  keyedHash(secret, `audited ${accountId}`).toString('hex');
