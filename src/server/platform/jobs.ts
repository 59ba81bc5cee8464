import { PgBoss } from 'pg-boss';
import type { Log } from './log.ts';

/** A piece of work done by a worker, in the background or by the clock. Five lines that call a verb. */
export type Job<App> = {
  name: string;
  /** Cron expression in UTC; without one the job runs when it is sent. */
  cron?: string;
  /** How many at once in one process. */
  concurrency?: number;
  run: (app: App, data: unknown) => Promise<void>;
};

export type Jobs = {
  /** Queues a job; `key` keeps a second one with the same key from queueing while the first waits. */
  send(name: string, data?: object, options?: { key?: string; afterSeconds?: number }): Promise<void>;
  work<App>(app: App, jobs: readonly Job<App>[]): Promise<void>;
  close(): Promise<void>;
};

/** The queue in PostgreSQL: retried with growing delay, surviving a restart. */
export async function createJobs(url: string, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: url, application_name: 'lavender jobs', max: 4 });
  let closed = false;
  // What breaks after the goodbye breaks because of it.
  boss.on('error', error => !closed && log.error({ err: error }, 'jobs'));
  await boss.start();
  const known = new Set<string>();
  const ensure = async (name: string) => {
    if (known.has(name)) return;
    await boss.createQueue(name, { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 600 });
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
        const work = async ([one]: { data: unknown }[]) => {
          await job.run(app, one?.data);
        };
        for (let worker = 0; worker < (job.concurrency ?? 1); worker++) {
          await boss.work(job.name, { batchSize: 1, pollingIntervalSeconds: 1 }, work);
        }
        if (job.cron) await boss.schedule(job.name, job.cron);
      }
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 10_000 });
      closed = true;
    },
  };
}
