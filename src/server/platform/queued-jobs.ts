import { sql } from 'kysely';
import type { Db } from './db.ts';

/** @spec D4.5 */
export async function deleteJobsMentioning(db: Db, ids: string[]): Promise<void> {
  const patterns = ids.map(id => `%${id}%`);
  await sql`delete from pgboss.job
    where concat_ws(' ', data::text, output::text, singleton_key) like any(${patterns}::text[])`.execute(db);
}

/** @spec D4.5 */
export async function deleteJobsForEmail(db: Db, siteId: number, email: string): Promise<void> {
  await sql`delete from pgboss.job
    where data @> ${JSON.stringify({ siteId, email })}::jsonb`.execute(db);
}
