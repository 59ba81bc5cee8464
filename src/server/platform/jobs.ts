import { CronExpressionParser } from 'cron-parser';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Clock } from './clock.ts';
import { runAs } from './current-work.ts';
import { saysAway } from './database-away.ts';
import type { Log } from './log.ts';
import { onceAMinute } from './once-a-minute.ts';

/** A piece of work done by a worker, in the background or by the clock. Five lines that call a verb. */
export type Job<App> = {
  name: string;
  /** Cron expression in UTC; without one the job runs when it is sent. */
  cron?: string;
  /** How many at once in one process. */
  concurrency?: number;
  /** What takes long ends early where `isStopping` says so, and goes on at its next run. */
  run: (app: App, data: unknown, isStopping: () => boolean) => Promise<void>;
};

export type Jobs = {
  /** Queues a job; `key` keeps a second one with the same key from queueing while the first waits. */
  send(name: string, data?: object, options?: { key?: string; afterSeconds?: number }): Promise<void>;
  work<App>(app: App, jobs: readonly Job<App>[]): Promise<void>;
  close(): Promise<void>;
};

/** How one run of a job ended, after so many seconds: `retry` will be tried again, `failed` was the last try. */
export type JobRun = { job: string; outcome: 'done' | 'retry' | 'failed'; took: number };

export type JobOptions = {
  log: Log;
  clock: Clock;
  onRun?: (run: JobRun) => void;
  /** Tries after the first, and seconds before the first of them; the wait doubles. */
  retries?: { limit: number; seconds: number };
};

/**
 * The queue in PostgreSQL: retried with growing delay, surviving a restart. The log tells of each run when it began, how it
 * ended and why it failed, and of scheduled jobs when the next run is; never what a job was given.
 */
export async function createJobs(url: string, options: JobOptions): Promise<Jobs> {
  const { log, clock, retries = { limit: 5, seconds: 10 } } = options;
  const boss = new PgBoss({ connectionString: url, application_name: 'lavender jobs', max: 4 });
  let closing = false;
  let closed = false;
  const tell = complaints(log);
  // What breaks after the goodbye breaks because of it.
  boss.on('error', error => void (closed || tell(error)));
  await boss.start();
  const known = new Set<string>();
  const ensure = async (name: string) => {
    if (known.has(name)) return;
    const retry = { retryLimit: retries.limit, retryDelay: retries.seconds, retryBackoff: true };
    await boss.createQueue(name, { ...retry, expireInSeconds: 600 });
    known.add(name);
  };
  return {
    async send(name, data = {}, { key, afterSeconds } = {}) {
      await ensure(name);
      await boss.send(name, data, {
        ...(key !== undefined && { singletonKey: key }),
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
      });
    },
    async work(app, jobs) {
      for (const job of jobs) {
        await ensure(job.name);
        const work = async ([one]: JobWithMetadata[]) => {
          if (one)
            await runAs({ job: job.name, run: one.id }, () =>
              runOnce(job, app, one, { ...options, isStopping: () => closing }),
            );
        };
        const settings = { batchSize: 1, pollingIntervalSeconds: 1, includeMetadata: true } as const;
        for (let worker = 0; worker < (job.concurrency ?? 1); worker++) {
          await boss.work(job.name, settings, work);
        }
        if (!job.cron) continue;
        await boss.schedule(job.name, job.cron);
        log.info({ job: job.name, cron: job.cron, next: nextRun(job.cron, clock.now()) }, 'job scheduled');
      }
    },
    async close() {
      closing = true;
      await boss.stop({ graceful: true, timeout: 10_000 });
      closed = true;
    },
  };
}

/** The queue asks every second and complains every second while the database is away: that is told once a minute. */
function complaints(log: Log): (error: Error) => void {
  const tellAway = onceAMinute((error: Error) => log.warn({ err: error }, 'jobs wait for the database'));
  return error => (saysAway(error) ? tellAway(error) : log.error({ err: error }, 'jobs'));
}

/** Runs a job and tells how it went. Rejects as the job did, so that the queue tries it again. */
async function runOnce<App>(
  { name, cron, run }: Job<App>,
  app: App,
  { data, retryCount, retryLimit }: JobWithMetadata,
  { log, clock, onRun, isStopping }: JobOptions & { isStopping: () => boolean },
): Promise<void> {
  const started = performance.now();
  const about = { attempt: retryCount + 1, of: retryLimit + 1 };
  const end = (outcome: JobRun['outcome']) => {
    const took = (performance.now() - started) / 1_000;
    onRun?.({ job: name, outcome, took });
    return {
      ...about,
      outcome,
      ms: Math.round(took * 1_000),
      ...(cron && { next: nextRun(cron, clock.now()) }),
    };
  };
  log.info(about, 'job begins');
  try {
    await run(app, data, isStopping);
  } catch (error) {
    if (retryCount < retryLimit)
      log.warn({ ...end('retry'), err: error }, 'job failed and will be tried again');
    else log.error({ ...end('failed'), err: error }, 'job failed and is given up');
    throw error;
  }
  log.info(end('done'), 'job ends');
}

/** When a schedule comes due next after `now`, in UTC. */
const nextRun = (cron: string, now: Date): string =>
  CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' }).next().toDate().toISOString();
