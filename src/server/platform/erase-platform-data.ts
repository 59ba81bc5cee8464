import { sql } from 'kysely';
import type { Db } from './db.ts';
import { deleteKeysOf } from './http/idempotency.ts';
import { deleteHitsMentioning } from './http/rate-limit.ts';
import { deleteEmailsOf } from './mail/outbox-queries.ts';
import type { Tx } from './transact.ts';

/** `ids` are the account's ids that rate limits and jobs contain. */
type ErasedAccount = { accountId: string; ids: string[]; siteId: number; email: string };

/** @spec D4.5 D1.13 */
export async function erasePlatformData(
  { db }: Tx,
  { accountId, ids, siteId, email }: ErasedAccount,
): Promise<void> {
  await deleteKeysOf(db, accountId);
  await deleteHitsMentioning(db, ids);
  await deleteEmailsOf(db, siteId, email);
  await deleteJobsMentioning(db, ids);
  await deleteJobsForEmail(db, siteId, email);
}

/**
 * The error of a failed attempt may mention the member although the job is about others too, so that job stays.
 * @spec D4.5
 */
async function deleteJobsMentioning(db: Db, ids: string[]): Promise<void> {
  const patterns = ids.map(id => `%${id}%`);
  await sql`delete from pgboss.job
    where concat_ws(' ', data::text, singleton_key) like any(${patterns}::text[])`.execute(db);
  await sql`update pgboss.job set output = null, source_output = null
    where concat_ws(' ', output::text, source_output::text) like any(${patterns}::text[])`.execute(db);
}

/** @spec D4.5 */
async function deleteJobsForEmail(db: Db, siteId: number, email: string): Promise<void> {
  await sql`delete from pgboss.job
    where data @> ${JSON.stringify({ siteId, email })}::jsonb`.execute(db);
}
