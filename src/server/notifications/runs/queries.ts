import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

export type RunProgress = { reached: string; finished: boolean };

/** Returns undefined while another worker holds the run. */
export async function lockRun(db: Trx, name: string, now: Date): Promise<RunProgress | undefined> {
  await db
    .insertInto('notification_runs')
    .values({ name, started_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return db
    .selectFrom('notification_runs')
    .where('name', '=', name)
    .select(['reached', sql<boolean>`finished_at is not null`.as('finished')])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function updateRun(
  db: Trx,
  name: string,
  progress: { reached?: string; started_at?: Date; finished_at?: Date },
): Promise<void> {
  await db.updateTable('notification_runs').set(progress).where('name', '=', name).execute();
}

export const selectFinishedRuns = async (db: Db, names: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('notification_runs')
    .where('name', '=', sql<string>`any(${sql.val(names)}::text[])`)
    .where('finished_at', 'is not', null)
    .select('name')
    .execute();
  return new Set(rows.map(({ name }) => name));
};

/** Returns undefined before the first sweep. */
export async function selectProcessedUntil(db: Db, name: string): Promise<Date | undefined> {
  const run = await db
    .selectFrom('notification_runs')
    .where('name', '=', name)
    .select('processed_until as until')
    .executeTakeFirst();
  return run?.until ?? undefined;
}

export async function upsertProcessedUntil(
  db: Db,
  name: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await db
    .insertInto('notification_runs')
    .values({ name, processed_until: until, started_at: now })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ processed_until: until }))
    .execute();
}

/** Sweeps over time are one row each, which stays. */
export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('notification_runs')
    .where('started_at', '<', before)
    .where('processed_until', 'is', null)
    .execute();
}
