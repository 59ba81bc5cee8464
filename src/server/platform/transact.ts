import type { Clock } from './clock.ts';
import type { Db, Trx } from './db.ts';
import type { Bus, BusNotice } from './live/bus.ts';

/** A transaction of a verb: `db` reads and writes in it, `notify` and `afterCommit` wait until it has committed. */
export type Tx = {
  db: Trx;
  /** The time the transaction began, by the injected clock: one moment for everything it writes. */
  now: Date;
  /** Tells the members' browsers, after the commit. */
  notify(notice: BusNotice): void;
  /** Work outside the database that must not happen when the transaction fails, e.g. removing files. */
  afterCommit(work: () => void | Promise<void>): void;
};

/** `snapshot`: reads everything as it was at one moment, and writes nothing. */
export type TransactOptions = { snapshot?: boolean };

const ATTEMPTS = 4;

/**
 * Runs a verb's one transaction. Deadlocks and serialization failures are tried again, up to 4 times;
 * a connection lost during the commit is not, since the commit may have happened.
 */
export async function transact<Result>(
  { db, bus, clock }: { db: Db; bus: Pick<Bus, 'publish'>; clock: Clock },
  verb: (tx: Tx) => Promise<Result>,
  { snapshot = false }: TransactOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const notices: BusNotice[] = [];
    const works: (() => void | Promise<void>)[] = [];
    try {
      const result = await (snapshot ? snapshotOf(db) : db.transaction()).execute(trx =>
        verb({
          db: trx,
          now: clock.now(),
          notify: notice => void notices.push(notice),
          afterCommit: work => void works.push(work),
        }),
      );
      for (const notice of notices) bus.publish(notice);
      for (const work of works) await work();
      return result;
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

const snapshotOf = (db: Db) =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');

/** A deadlock, or a serialization failure: nothing happened, and the next attempt may succeed. */
export const isRetryable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
