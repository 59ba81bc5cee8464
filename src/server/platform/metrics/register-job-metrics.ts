import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { type QueueState, selectQueueStates } from '../job-queries.ts';
import { countFailedJobs, type Job, nextRun } from '../jobs.ts';
import type { Metrics } from './metrics.ts';

type Deps = { db: Db; clock: Clock; metrics: Pick<Metrics, 'registerGauge'> };

/** The queues are read once for all gauges of a scrape. */
const SHARED_MS = 1_000;

/** Registers gauges by job, of all processes, since they are read from the queue (docs/jobs.md). */
export function registerJobMetrics<App>({ db, clock, metrics }: Deps, jobs: readonly Job<App>[]): void {
  const { registerGauge } = metrics;
  const scheduled = jobs.filter(({ cron }) => cron !== undefined);
  const readStates = shared(() => {
    const names = jobs.map(({ name }) => name);
    return selectQueueStates(db, { names, scheduled: scheduled.map(({ name }) => name), now: clock.now() });
  });
  const byJob = async (value: (state: QueueState) => number | null) =>
    Object.fromEntries(
      Object.entries(await readStates()).flatMap(([name, state]) => {
        const number = value(state);
        return number === null ? [] : [[name, number]];
      }),
    );
  registerGauge(
    'waiting_jobs',
    'Jobs that are due and have not begun.',
    () => byJob(({ waiting }) => waiting),
    'job',
  );
  registerGauge(
    'job_last_success_timestamp_seconds',
    'When a scheduled job was last done.',
    () => byJob(({ lastDone }) => lastDone && toSeconds(lastDone)),
    'job',
  );
  registerGauge(
    'job_next_run_timestamp_seconds',
    'When a scheduled job runs next.',
    () =>
      Object.fromEntries(
        scheduled.map(({ name, cron = '' }) => [name, toSeconds(new Date(nextRun(cron, clock.now())))]),
      ),
    'job',
  );
  registerGauge(
    'failed_jobs',
    'Jobs that were given up and wait for an operator.',
    () => countFailedJobs(db),
    'job',
  );
}

const toSeconds = (time: Date): number => time.getTime() / 1_000;

function shared<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let latest: { at: number; result: Promise<Result> } | null = null;
  return () => {
    const at = performance.now();
    if (!latest || at - latest.at > SHARED_MS) latest = { at, result: load() };
    return latest.result;
  };
}
