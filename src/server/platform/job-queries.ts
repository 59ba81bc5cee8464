import { sql } from 'kysely';
import type { Db } from './db.ts';

export type QueueState = { waiting: number; lastDone: Date | null };

/**
 * Jobs that are due and wait, and the last time a job was done, by queue. Reads an index for what waits; done jobs are
 * read of `scheduled` queues only, which stay small.
 */
export async function selectQueueStates(
  db: Db,
  { names, scheduled, now }: { names: string[]; scheduled: string[]; now: Date },
): Promise<Record<string, QueueState>> {
  const { rows } = await sql<QueueState & { name: string }>`
    select name,
      (select count(*)::int from pgboss.job where job.name = queue.name and state < 'active' and start_after <= ${now})
        as waiting,
      case when name = any(${scheduled}::text[]) then
        (select max(completed_on) from pgboss.job where job.name = queue.name and state = 'completed') end as "lastDone"
    from unnest(${names}::text[]) as queue (name)`.execute(db);
  return Object.fromEntries(rows.map(({ name, ...state }) => [name, state]));
}
