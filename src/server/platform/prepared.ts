import { createHash } from 'node:crypto';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { namedAway } from './database-away.ts';

const MARK = '/* prepared */';

/**
 * Marks a statement, at its end (`modifyEnd` or in raw SQL), as one that every connection parses and plans once: for what is
 * asked for all the time, by key, so that one plan serves all values. Not for searches, whose best plan hangs on the values,
 * and not for lists of varying length, each of which is another statement (`= any(array)` is one).
 */
export const prepared = sql.raw(MARK);

/**
 * A pool whose connections keep the marked statements prepared, under a name made of their text. Rejects with DatabaseAway
 * where PostgreSQL is not there to answer.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch(throwNamed);
      const ours = known.get(client) ?? preparingClient(client);
      known.set(client, ours);
      return ours;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  // Kysely also asks with cursors, where a dialect is given a kind of them; ours is not.
  const query: unknown = (text: string, values: readonly unknown[] = []) => {
    const asked = text.endsWith(MARK)
      ? client.query({ name: nameOf(text), text, values: [...values] })
      : client.query(text, [...values]);
    return asked.catch(throwNamed);
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: destroy => client.release(destroy),
  };
}

const throwNamed = (error: unknown): never => {
  throw namedAway(error);
};

const names = new Map<string, string>();

/** PostgreSQL's names have 63 bytes at most. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}
