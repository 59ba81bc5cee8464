import type { Clock } from './clock.ts';
import type { Db, Trx } from './db.ts';
import { JOB_SENT, type Jobs, type JobToSend, type SendOptions } from './jobs.ts';
import type { Bus, BusNotice } from './live/bus.ts';

/** `publish` and `afterCommit` take effect after the commit. */
export type Tx = {
  db: Trx;
  /** Start of the transaction. All its writes use this time. */
  now: Date;
  publish(notice: BusNotice): void;
  /** The job runs after the commit, or never if the transaction fails. */
  sendJob(name: string, data?: object, options?: SendOptions): Promise<void>;
  /** Like `sendJob`, with one statement for all. */
  sendJobs(name: string, jobs: readonly JobToSend[]): Promise<void>;
  /** Work that must not happen when the transaction fails, e.g. removing files. */
  afterCommit(work: () => void | Promise<void>): void;
};

/** `jobs` may be missing where no job is sent. */
type TransactDeps = {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  jobs?: Pick<Jobs, 'send' | 'sendAll'>;
};

/** `snapshot`: the transaction is read-only and has one consistent view. */
type TransactOptions = { snapshot?: boolean };

const ATTEMPTS = 4;

/** Retries deadlocks and serialization failures only, because after other errors the commit may have succeeded. */
export async function transact<Result>(
  { db, bus, clock, jobs }: TransactDeps,
  operation: (tx: Tx) => Promise<Result>,
  { snapshot = false }: TransactOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const notices: BusNotice[] = [];
    const afterCommitWorks: (() => void | Promise<void>)[] = [];
    try {
      const result = await (snapshot ? snapshotTransaction(db) : db.transaction()).execute(trx =>
        operation({
          db: trx,
          now: clock.now(),
          publish: notice => void notices.push(notice),
          async sendJob(job, data, options) {
            if (!jobs) throw new Error(`no queue for the job ${job}`);
            await jobs.send(job, data, { ...options, trx });
            notices.push({ to: [], type: JOB_SENT, ids: { job } });
          },
          async sendJobs(job, list) {
            if (!jobs) throw new Error(`no queue for the job ${job}`);
            if (list.length === 0) return;
            await jobs.sendAll(job, list, trx);
            notices.push({ to: [], type: JOB_SENT, ids: { job } });
          },
          afterCommit: work => void afterCommitWorks.push(work),
        }),
      );
      for (const notice of notices) bus.publish(notice);
      for (const work of afterCommitWorks) await work();
      return result;
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

const snapshotTransaction = (db: Db) =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');

/** True if nothing was written and a retry may succeed. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
