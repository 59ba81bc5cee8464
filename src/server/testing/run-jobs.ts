import { sql } from 'kysely';
import pg from 'pg';
import { CLOCK_OVERRIDE_SETTING, type JobWithMetadata, PgBoss, TestClock } from 'pg-boss';
import type { App } from '../app.ts';
import { jobs } from '../domains.ts';
import type { Db } from '../platform/db.ts';
import { attemptOf } from '../platform/jobs.ts';

/** Runs every job of this name that is due by the app's clock, and the jobs that they send. */
export async function runJobs(app: App, name: string): Promise<void> {
  const definition = jobs.find(job => job.name === name);
  if (!definition) throw new Error(`no job ${name}`);
  const queue = await queueOf(app);
  for (;;) {
    const row = await queue.claim(name);
    if (!row) return;
    await definition
      .run(app, row.data, () => false, attemptOf(queue.boss, row))
      .then(
        () => queue.boss.complete(name, row),
        (error: unknown) => queue.boss.fail(name, row, error as Error),
      );
  }
}

type WaitingJob = { data: Record<string, unknown>; attempts: number };

/** The jobs that wait for their first or next attempt. */
export async function waitingJobs(db: Db, name: string): Promise<WaitingJob[]> {
  const { rows } = await sql<WaitingJob>`
    select data, retry_count + (state = 'retry')::int as attempts from pgboss.job where name = ${name} and state < 'active'
    order by created_on`.execute(db);
  return rows;
}

export const deleteJobs = (db: Db, name: string) =>
  sql`delete from pgboss.job where name = ${name}`.execute(db);

type TestQueue = {
  boss: PgBoss;
  claim(name: string): Promise<JobWithMetadata | undefined>;
  close(): Promise<void>;
};
const queues = new WeakMap<App, Promise<TestQueue>>();

function queueOf(app: App): Promise<TestQueue> {
  const opened = queues.get(app) ?? openQueue(app);
  queues.set(app, opened);
  return opened;
}

export async function closeQueue(app: App): Promise<void> {
  await (await queues.get(app))?.close();
}

async function openQueue({ config, clock }: App): Promise<TestQueue> {
  const testClock = new TestClock(clock.now());
  const pool = new pg.Pool({
    ...{ connectionString: config.databaseUrl ?? '', max: 2, options: `-c ${CLOCK_OVERRIDE_SETTING}=on` },
  });
  // A test ends by dropping the database, which may end a connection that is just being closed.
  pool.on('connect', client => client.on('error', () => undefined));
  const db = {
    executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
    setSessionStatements: async () => undefined,
  };
  const boss = new PgBoss({ db, clock: testClock, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  let moving: Promise<void> = Promise.resolve();
  return {
    boss,
    async claim(name) {
      const move = () =>
        testClock.now() === clock.now().getTime() ? undefined : testClock.setTime(clock.now());
      moving = moving.then(move);
      await moving;
      if (!(await boss.getQueue(name))) return undefined;
      const [row] = await boss.fetch<object>(name, { includeMetadata: true });
      return row;
    },
    async close() {
      await boss.stop({ graceful: false });
      await pool.end();
    },
  };
}
