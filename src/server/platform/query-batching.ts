import type { Kysely, PostgresPool, PostgresPoolClient } from 'kysely';
import type { DB } from '#db/schema';
import type { PreparingPool } from './prepared-statements.ts';

/** A larger batch would delay its final query too much. */
const BATCH_SIZE = 16;

type RunQuery = (text: string, values: readonly unknown[]) => Promise<unknown>;
type BatchedQuery = { text: string; values: readonly unknown[] } & PromiseWithResolvers<unknown>;

/** Sends all queries of an event loop turn together, because network round trips are slow. */
export function batchingPool(pool: PreparingPool): PostgresPool {
  let pending: BatchedQuery[] = [];

  const send = () => {
    const batch = pending;
    pending = [];
    for (let start = 0; start < batch.length; start += BATCH_SIZE)
      void sendBatch(pool, batch.slice(start, start + BATCH_SIZE));
  };
  const query: RunQuery = (text, values) => {
    const entry = { text, values, ...Promise.withResolvers<unknown>() };
    if (pending.push(entry) === 1) setImmediate(send);
    return entry.promise;
  };
  const client = { query: query as unknown as PostgresPoolClient['query'], release() {} };
  return { options: pool.options, connect: async () => client, end: async () => {} };
}

async function sendBatch(pool: PreparingPool, batch: BatchedQuery[]): Promise<void> {
  try {
    const connection = await pool.connect();
    const query = connection.query as unknown as RunQuery;
    try {
      const answers = connection.inOnePacket(() =>
        batch.map(({ text, values, resolve, reject }) => query(text, values).then(resolve, reject)),
      );
      await Promise.all(answers);
    } finally {
      connection.release();
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

const batchingDbs = new WeakMap<object, Kysely<DB>>();

export const setBatchingDb = (db: Kysely<DB>, batchingDb: Kysely<DB>): void =>
  void batchingDbs.set(db, batchingDb);

/** Returns the batching version of `db`, or `db` itself for transactions and single connections. */
export const batchingDbOf = (db: Kysely<DB>): Kysely<DB> => batchingDbs.get(db) ?? db;
