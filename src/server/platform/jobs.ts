import { isDeepStrictEqual } from 'node:util';
import { CronExpressionParser } from 'cron-parser';
import { sql } from 'kysely';
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss';
import { DAY_SECONDS } from '#contract/durations';
import type { Clock } from './clock.ts';
import { isDatabaseUnavailable, toDatabaseUnavailable } from './database-unavailable.ts';
import type { Db, Trx } from './db.ts';
import type { Bus } from './live/bus.ts';
import type { Log } from './log.ts';
import { oncePerMinute } from './once-per-minute.ts';
import { runInWorkContext } from './work-context.ts';

export type Job<App> = {
  name: string;
  /** Schedule in UTC; by default the job runs when it is sent. */
  cron?: string;
  /** How many workers one process starts for this job; default 1. */
  concurrency?: number;
  /** Only one job of each `key` waits, and a transaction waits for another that sends the same `key`. */
  isKeyed?: boolean;
  retries?: Retries;
  /** Its data is personal, so it is deleted when the job is done or given up. */
  isPersonal?: boolean;
  /** Should stop early when `isStopping` returns true; the next run continues. */
  run: (app: App, data: unknown, isStopping: () => boolean, attempt: Attempt) => Promise<void>;
};

/** The first retry comes after `seconds` to twice that; the delay doubles with each retry, up to `maxSeconds`. */
type Retries = { limit: number; seconds: number; maxSeconds?: number };

/** For jobs whose loss would cost money. */
export const RETRIES_FOR_MONTHS: Retries = { limit: 5_000, seconds: 10, maxSeconds: 3_600 };

export type Attempt = {
  isLast: boolean;
  /**
   * Deletes the job in the transaction that does its work, so that the work is done exactly once.
   * Rejects if another attempt has begun.
   */
  finish(tx: { db: Db }): Promise<void>;
};

/** `startAfter`: a time, or seconds from now; by default the job starts at once. */
export type SendOptions = { key?: string; startAfter?: Date | number };

/** `startAfter`: by default the job starts at once. */
export type JobToSend = { data: object; startAfter?: Date };

export type Jobs = {
  /** With `trx`, the job is sent when that transaction commits. */
  send(name: string, data?: object, options?: SendOptions & { trx?: Trx }): Promise<void>;
  /** Sends jobs with one statement. */
  sendAll(name: string, jobs: readonly JobToSend[], trx: Trx): Promise<void>;
  /**
   * With `id`, only that failed job returns; with `trx`, when that transaction commits.
   * @returns the number of jobs that return to their queue
   */
  retryFailedJobs(name: string, options?: { id?: string; trx?: Trx }): Promise<number>;
  work<App>(app: App, jobs: readonly Job<App>[]): Promise<void>;
  close(): Promise<void>;
};

/** Type of the notice that wakes the workers of all processes, after the commit. */
export const JOB_SENT = 'job_sent';

/** `retry`: the attempt failed and is repeated; `failed`: the last attempt failed. */
export type JobRun = { job: string; outcome: 'done' | 'retry' | 'failed'; seconds: number };

type JobOptions = {
  log: Log;
  clock: Clock;
  onRun?: (run: JobRun) => void;
  /** Carries the notices that wake workers; without it, they poll every second. */
  bus?: Bus;
  /** False for a process that only sends jobs; the default is true. */
  maintainsQueue?: boolean;
  /** Of jobs that define none. */
  retries?: Retries;
};

/** The clocks of processes and database may differ by this much without delaying work. */
export const CLOCK_SKEW_MS = 10_000;

/** Keeps jobs that were given up, unless a schedule repeats them or their data is personal (docs/operations.md). */
export const FAILED_JOBS = 'failed-jobs';

/** Repeats failed jobs after growing delays, and never logs payloads. */
export async function createJobs<App>(
  url: string,
  options: JobOptions,
  definitions: readonly Job<App>[] = [],
): Promise<Jobs> {
  const { log, clock, bus, retries = { limit: 5, seconds: 10 }, maintainsQueue = true } = options;
  const boss = new PgBoss({
    ...{ connectionString: url, application_name: 'lavender jobs', max: 4 },
    ...{ supervise: maintainsQueue, schedule: maintainsQueue },
  });
  let closing = false;
  let closed = false;
  const logQueueError = createQueueErrorLogger(log);
  // Errors after the shutdown are caused by the shutdown, so they are not logged.
  boss.on('error', error => void (closed || logQueueError(error)));
  await boss.start();
  const createdQueues = new Set<string>();
  const earliest = () => new Date(clock.now().getTime() - CLOCK_SKEW_MS);
  const ensure = async (
    name: string,
    job = definitions.find(definition => definition.name === name),
  ): Promise<void> => {
    if (createdQueues.has(name)) return;
    if (keepsFailedJobs(job)) await ensure(FAILED_JOBS);
    const settings = queueSettings(job, retries);
    const queue = await boss.getQueue(name);
    // Under the standard policy, pg-boss ignores keys.
    if (!queue) await boss.createQueue(name, { policy: job?.isKeyed ? 'short' : 'standard', ...settings });
    else if (job && maintainsQueue && !isDeepStrictEqual({ ...queue, ...settings }, { ...queue }))
      await boss.updateQueue(name, settings);
    createdQueues.add(name);
  };
  /** Otherwise old schedules would continue to queue jobs for which no worker exists. */
  const removeOldSchedules = async (names: string[]) => {
    for (const { name } of await boss.getSchedules()) {
      if (names.includes(name)) continue;
      await boss.unschedule(name);
      await boss.deleteQueue(name);
      log.info({ job: name }, 'old schedule removed');
    }
  };
  const workerIds = new Map<string, string[]>();
  const wake = (name: string) => {
    for (const id of workerIds.get(name) ?? []) boss.notifyWorker(id);
  };
  const unsubscribe = bus?.subscribe(({ type, ids }) => {
    if (type === JOB_SENT) wake(String(ids.job));
  });
  return {
    async send(name, data = {}, { key, startAfter, trx } = {}) {
      await ensure(name).catch(error => Promise.reject(toDatabaseUnavailable(error)));
      await boss.send(name, data, {
        startAfter: startAfter ?? earliest(),
        ...(key !== undefined && { singletonKey: key }),
        ...(trx && { db: fromKysely(trx) }),
      });
    },
    async sendAll(name, list, trx) {
      await ensure(name).catch(error => Promise.reject(toDatabaseUnavailable(error)));
      const rows = list.map(({ data, startAfter = earliest() }) => ({ data, startAfter }));
      await boss.insert(name, rows, { db: fromKysely(trx) });
    },
    async retryFailedJobs(name, { id, trx } = {}) {
      await ensure(FAILED_JOBS);
      const filter = { sourceName: name, ...(id !== undefined && { ids: [id] }) };
      return boss.redrive(FAILED_JOBS, { ...filter, ...(trx && { db: fromKysely(trx) }) });
    },
    async work(app, jobs) {
      for (const job of jobs) {
        await ensure(job.name, job as Job<unknown>);
        const work = async ([row]: JobWithMetadata[]) => {
          if (!row) return;
          const attempt = attemptOf(boss, row);
          await runInWorkContext({ job: job.name, run: row.id }, () =>
            runOnce(job, app, row, { ...options, attempt, isStopping: () => closing }),
          );
          // pg-boss would wait for its next poll, even if more jobs are due.
          wake(job.name);
        };
        const settings = { batchSize: 1, pollingIntervalSeconds: 1, includeMetadata: true } as const;
        for (let worker = 0; worker < (job.concurrency ?? 1); worker++) {
          const id = await boss.work(job.name, settings, work);
          workerIds.set(job.name, [...(workerIds.get(job.name) ?? []), id]);
        }
        if (!job.cron) continue;
        await boss.schedule(job.name, job.cron);
        log.info({ job: job.name, cron: job.cron, next: nextRun(job.cron, clock.now()) }, 'job scheduled');
      }
      await removeOldSchedules(jobs.map(({ name }) => name));
    },
    async close() {
      closing = true;
      unsubscribe?.();
      await boss.stop({ graceful: true, timeout: 10_000 });
      closed = true;
    },
  };
}

const keepsFailedJobs = <App>(job: Job<App> | undefined): boolean =>
  job !== undefined && job.cron === undefined && !job.isPersonal;

function queueSettings<App>(job: Job<App> | undefined, byDefault: Retries) {
  const { limit, seconds, maxSeconds } = job?.retries ?? byDefault;
  return {
    ...{ retryLimit: limit, retryDelay: seconds, retryBackoff: true, expireInSeconds: 600 },
    ...(maxSeconds !== undefined && { retryDelayMax: maxSeconds }),
    ...(keepsFailedJobs(job) && { deadLetter: FAILED_JOBS }),
    // For jobs that a killed process could not delete.
    ...(job?.isPersonal && { deleteAfterSeconds: 60 }),
    // Finds the jobs of killed processes.
    heartbeatSeconds: 60,
    // Afterwards pg-boss deletes even jobs that wait.
    retentionSeconds: 365 * DAY_SECONDS,
  };
}

/** The attempt of a claimed job. */
export function attemptOf(boss: PgBoss, { name, id, retryCount, retryLimit }: JobWithMetadata): Attempt {
  return {
    isLast: retryCount >= retryLimit,
    async finish({ db }) {
      const answer = await boss.deleteJob(name, { id, retryCount }, { db: fromKysely(db) });
      if ((answer as { affected: number }).affected === 0) throw new Error('another attempt has begun');
    },
  };
}

/** Without the database, the queue reports an error every second. */
function createQueueErrorLogger(log: Log): (error: Error) => void {
  const logUnavailable = oncePerMinute((error: Error) =>
    log.warn({ err: error }, 'jobs wait for the database'),
  );
  return error => (isDatabaseUnavailable(error) ? logUnavailable(error) : log.error({ err: error }, 'jobs'));
}

/** Rejects when the job fails, so that the queue retries it. */
async function runOnce<App>(
  { name, cron, run }: Job<App>,
  app: App,
  { data, retryCount, retryLimit }: JobWithMetadata,
  { log, clock, onRun, attempt, isStopping }: JobOptions & { attempt: Attempt; isStopping: () => boolean },
): Promise<void> {
  const started = performance.now();
  const count = { attempt: retryCount + 1, of: retryLimit + 1 };
  const end = (outcome: JobRun['outcome']) => {
    const seconds = (performance.now() - started) / 1_000;
    onRun?.({ job: name, outcome, seconds });
    return {
      ...count,
      outcome,
      ms: Math.round(seconds * 1_000),
      ...(cron && { next: nextRun(cron, clock.now()) }),
    };
  };
  log.info(count, 'job begins');
  try {
    await run(app, data, isStopping, attempt);
  } catch (error) {
    if (!attempt.isLast) log.warn({ ...end('retry'), err: error }, 'job failed and will be tried again');
    else log.error({ ...end('failed'), err: error }, 'job failed and is given up');
    throw error;
  }
  log.info(end('done'), 'job ends');
}

/** ISO time of the next run. */
export const nextRun = (cron: string, now: Date): string =>
  CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' }).next().toDate().toISOString();

/** The number of given-up jobs by queue. */
export async function countFailedJobs(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ queue: string; jobs: number }>`
    select source_name as queue, count(*)::int as jobs from pgboss.job
    where name = ${FAILED_JOBS} and state < 'active' group by 1`.execute(db);
  return Object.fromEntries(rows.map(({ queue, jobs }) => [queue, jobs]));
}
