import { sql } from 'kysely';
import type { Db, Trx } from './db.ts';
import { FAILED_JOBS } from './jobs.ts';

export type QueueLoad = {
  /** Due jobs that have not begun, also those that are tried again. Counted up to `limit`. */
  waiting: number;
  /** Jobs that are sent for later. Counted up to `limit`. */
  planned: number;
  /** Jobs that run, as the queue counted them within the last minutes. */
  active: number;
  /** Since when the oldest due job waits. */
  since: Date | null;
  lastDone: Date | null;
  /** When a scheduled run was last given up. */
  lastFailed: Date | null;
};

/**
 * What staff see of the queues. Only the index of jobs that wait is read, and the rows of `scheduled` queues, which stay
 * small.
 */
export async function selectQueueLoads(
  db: Db,
  { names, scheduled, now, limit }: { names: string[]; scheduled: string[]; now: Date; limit: number },
): Promise<Map<string, QueueLoad>> {
  const { rows } = await sql<QueueLoad & { name: string }>`
    select wanted.name, waiting, planned, since, coalesce(queue.active_count, 0) as active,
      ended."lastDone", ended."lastFailed"
    from unnest(${names}::text[]) as wanted (name)
    left join pgboss.queue on queue.name = wanted.name
    cross join lateral (select count(*)::int as waiting, min(start_after) as since from (
      select start_after from pgboss.job
      where job.name = wanted.name and state < 'active' and not blocked and start_after <= ${now} limit ${limit}) due) due
    cross join lateral (select count(*)::int as planned from (
      select from pgboss.job
      where job.name = wanted.name and state < 'active' and not blocked and start_after > ${now} limit ${limit}) later) later
    cross join lateral (select
      max(completed_on) filter (where state = 'completed') as "lastDone",
      max(completed_on) filter (where state = 'failed') as "lastFailed"
      from pgboss.job where job.name = wanted.name and wanted.name = any(${scheduled}::text[])) ended`.execute(
    db,
  );
  return new Map(rows.map(({ name, ...load }) => [name, load]));
}

export type FailedJob = {
  id: string;
  queue: string;
  sentAt: Date | null;
  failedAt: Date;
  attempts: number;
  /** Class and code of the error; its message may be private. */
  errorName: string | null;
  errorCode: string | null;
};

/** Jobs that were given up, the latest first. */
export async function selectFailedJobs(
  db: Db,
  { queue, before }: { queue: string | undefined; before: { at: Date; id: string } | null },
  limit: number,
): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, source_name as queue, source_created_on as "sentAt", failed_at as "failedAt",
      source_retry_count + 1 as attempts, source_output ->> 'name' as "errorName", source_output ->> 'code' as "errorCode"
    from (select *, date_trunc('milliseconds', created_on) as failed_at from pgboss.job
      where name = ${FAILED_JOBS} and state < 'active') failed
    where (${queue ?? null}::text is null or source_name = ${queue ?? null})
      and (${before?.id ?? null}::uuid is null or (failed_at, id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by failed_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** @returns how many were deleted */
export async function deleteFailedJobs(
  db: Trx,
  { queue, id }: { queue: string; id: string | undefined },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pgboss.job where name = ${FAILED_JOBS} and state < 'active' and source_name = ${queue}
      and (${id ?? null}::uuid is null or id = ${id ?? null})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
