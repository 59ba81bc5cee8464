import type { Kysely, PostgresPool, PostgresPoolClient } from 'kysely';
import type { DB } from '#db/schema';
import type { PreparingPool } from './prepared.ts';

/** Answered one after the other by one connection: no more, so that the last one hardly waits. */
const TOGETHER = 16;

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;
type Asked = { text: string; values: readonly unknown[] } & PromiseWithResolvers<unknown>;

/**
 * A pool for single statements that read, and are quick: all that are asked in the same turn of the event loop travel in one packet on one
 * connection, whoever asks them, and each is answered or refused by itself. Talking costs more than answering them.
 */
export function gathering(pool: PreparingPool): PostgresPool {
  let waiting: Asked[] = [];

  const send = () => {
    const asked = waiting;
    waiting = [];
    for (let start = 0; start < asked.length; start += TOGETHER)
      void carry(pool, asked.slice(start, start + TOGETHER));
  };
  const query: Query = (text, values) => {
    const asked = { text, values, ...Promise.withResolvers<unknown>() };
    if (waiting.push(asked) === 1) setImmediate(send);
    return asked.promise;
  };
  const client = { query: query as unknown as PostgresPoolClient['query'], release() {} };
  return { options: pool.options, connect: async () => client, end: async () => {} };
}

async function carry(pool: PreparingPool, asked: Asked[]): Promise<void> {
  try {
    const connection = await pool.connect();
    const query = connection.query as unknown as Query;
    try {
      const answers = connection.inOnePacket(() =>
        asked.map(({ text, values, resolve, reject }) => query(text, values).then(resolve, reject)),
      );
      await Promise.all(answers);
    } finally {
      connection.release();
    }
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}

const gathered = new WeakMap<object, Kysely<DB>>();

/** From now on statements that stand alone are asked of `other`. */
export const gatherBy = (db: Kysely<DB>, other: Kysely<DB>): void => void gathered.set(db, other);

/** Whom to ask a statement that stands alone; a transaction, or a connection of one's own, is asked itself. */
export const gathererOf = (db: Kysely<DB>): Kysely<DB> => gathered.get(db) ?? db;
