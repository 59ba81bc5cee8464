import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Removes jobs that were given any of these ids, waiting or done: what they were given and answered goes with them. */
export async function forgetJobsAbout(db: Db, ids: string[]): Promise<void> {
  const patterns = ids.map(id => `%${id}%`);
  await sql`delete from pgboss.job
    where concat_ws(' ', data::text, output::text, singleton_key) like any(${patterns}::text[])`.execute(db);
}
