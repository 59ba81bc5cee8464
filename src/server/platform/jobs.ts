import { CronExpressionParser } from 'cron-parser';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Clock } from './clock.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import type { Log } from './log.ts';
import { oncePerMinute } from './once-per-minute.ts';
import { runInWorkContext } from './work-context.ts';

export type Job<App> = {
  name: string;
  /** Schedule in UTC; by default the job runs when it is sent. */
  cron?: string;
  /** How many workers one process starts for this job; default 1. */
  concurrency?: number;
  /** Should stop early when `isStopping` returns true; the next run continues. */
  run: (app: App, data: unknown, isStopping: () => boolean) => Promise<void>;
};

export type Jobs = {
  /** Does nothing if a job with the same `key` is waiting. */
  send(name: string, data?: object, options?: { key?: string; afterSeconds?: number }): Promise<void>;
  work<App>(app: App, jobs: readonly Job<App>[]): Promise<void>;
  close(): Promise<void>;
};

/** `retry`: the attempt failed and is repeated; `failed`: the last attempt failed. */
export type JobRun = { job: string; outcome: 'done' | 'retry' | 'failed'; seconds: number };

type JobOptions = {
  log: Log;
  clock: Clock;
  onRun?: (run: JobRun) => void;
  /** False for a process that only sends jobs; the default is true. */
  maintainsQueue?: boolean;
  /** `seconds`: delay before the first retry; it doubles with each retry. */
  retries?: { limit: number; seconds: number };
};

/** Repeats failed jobs after growing delays, and never logs payloads. */
export async function createJobs(url: string, options: JobOptions): Promise<Jobs> {
  const { log, clock, retries = { limit: 5, seconds: 10 }, maintainsQueue = true } = options;
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
  const ensure = async (name: string) => {
    if (createdQueues.has(name)) return;
    const retry = { retryLimit: retries.limit, retryDelay: retries.seconds, retryBackoff: true };
    await boss.createQueue(name, { ...retry, expireInSeconds: 600 });
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
        const work = async ([jobRow]: JobWithMetadata[]) => {
          if (jobRow)
            await runInWorkContext({ job: job.name, run: jobRow.id }, () =>
              runOnce(job, app, jobRow, { ...options, isStopping: () => closing }),
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
      await removeOldSchedules(jobs.map(({ name }) => name));
    },
    async close() {
      closing = true;
      await boss.stop({ graceful: true, timeout: 10_000 });
      closed = true;
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
  { log, clock, onRun, isStopping }: JobOptions & { isStopping: () => boolean },
): Promise<void> {
  const started = performance.now();
  const attempt = { attempt: retryCount + 1, of: retryLimit + 1 };
  const end = (outcome: JobRun['outcome']) => {
    const seconds = (performance.now() - started) / 1_000;
    onRun?.({ job: name, outcome, seconds });
    return {
      ...attempt,
      outcome,
      ms: Math.round(seconds * 1_000),
      ...(cron && { next: nextRun(cron, clock.now()) }),
    };
  };
  log.info(attempt, 'job begins');
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

const nextRun = (cron: string, now: Date): string =>
  CronExpressionParser.parse(cron, { currentDate: now, tz: 'UTC' }).next().toDate().toISOString();
