import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { type CompiledQuery, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { namedAway, saysGivenUp } from './database-away.ts';
import type { Db } from './db.ts';
import { gathererOf } from './gathered.ts';
import { type Patience, patienceOf } from './patience.ts';

const MARK = '/* prepared */';

/**
 * Marks a statement, at its end (`modifyEnd` or in raw SQL), as one that every connection parses and plans once: for what is
 * asked for all the time, by key, so that one plan serves all values. Not for searches, whose best plan hangs on the values,
 * and not for lists of varying length, each of which is another statement (`= any(array)` is one).
 */
export const prepared = sql.raw(MARK);

/**
 * A list of ids in a marked statement, its length hidden from the planner: it would think short lists worth a plan of their own, and
 * make one each time, which takes longer than any list.
 */
export const idList = (ids: readonly string[]) => sql<string[]>`(select ${sql.val(ids)}::uuid[])::uuid[]`;

/** Stands for a value in a statement that is built before its values are known. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** What only reads waits for no lock: whatever is asked with it does not wait either. */
const READS = /^[\s(]*select\b/i;

const slotsFor = (names: string[]) => Object.fromEntries(names.map(name => [name, new Slot(name)]));

/**
 * A marked statement that is built and compiled at its first use and then only filled in: for those that requests make all the
 * time, where building it takes longer than asking it. Values that may be left out make a statement of their own each.
 * @param build gets stand-ins for the values that are not undefined: it may hand them on as parameters and ask whether they are there,
 * never look at them
 */
export function statement<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const built = new Map<string, CompiledQuery<Row>>();
  return async (db, values) => {
    const given = Object.keys(values).filter(name => values[name] !== undefined);
    const shape = given.join();
    const compiled = built.get(shape) ?? build(db, slotsFor(given) as Values);
    built.set(shape, compiled);
    const parameters = compiled.parameters.map(part => (part instanceof Slot ? values[part.name] : part));
    const asked = READS.test(compiled.sql) ? gathererOf(db) : db;
    const { rows } = await asked.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** `inOnePacket`: what is asked by `ask` travels together. */
type PreparingClient = PostgresPoolClient & { inOnePacket<Asked>(ask: () => Asked): Asked };
export type PreparingPool = Omit<PostgresPool, 'connect'> & { connect(): Promise<PreparingClient> };

/**
 * A pool whose connections keep the marked statements prepared, under a name made of their text. Rejects with DatabaseAway
 * where PostgreSQL is not there to answer, or does not do so in time.
 */
export function preparing(pool: pg.Pool, patience: Patience): PreparingPool {
  const known = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch(throwNamed);
      const ours = known.get(client) ?? preparingClient(client, patience);
      known.set(client, ours);
      return ours;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: pg.PoolClient, patience: Patience): PreparingClient {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  const limitOf = patienceOf(patience);
  let begins = false;
  let isGivenUp = false;
  // Kysely also asks with cursors, where a dialect is given a kind of them; ours is not.
  const query: unknown = (text: string, values: readonly unknown[] = []) => {
    // Nothing to wait for: it travels with the first statement, in one packet. Where it fails, that one does, too.
    if (text === 'begin') {
      begins = true;
      return Promise.resolve(NOTHING);
    }
    if (!begins) return ask(text, values);
    begins = false;
    return inOnePacket(() => {
      client.query('begin').catch(() => undefined);
      return ask(text, values);
    });
  };
  const inOnePacket = <Asked>(asks: () => Asked): Asked => {
    stream.cork();
    try {
      return asks();
    } finally {
      stream.uncork();
    }
  };
  const ask = (text: string, values: readonly unknown[]) => {
    const limit = limitOf(text);
    // Over it the connection is given up: whatever travels behind a statement waits for it.
    const config: pg.QueryConfig & { query_timeout?: number } = {
      text,
      values: [...values],
      ...(text.endsWith(MARK) && { name: nameOf(text) }),
      ...(limit !== undefined && { query_timeout: limit }),
    };
    return client.query(config).catch(error => {
      isGivenUp ||= saysGivenUp(error);
      throw namedAway(error);
    });
  };
  return {
    inOnePacket,
    query: query as PostgresPoolClient['query'],
    // A connection that was just given up is handed to no other caller.
    release: destroy => client.release(destroy || isGivenUp),
  };
}

const NOTHING = { command: 'BEGIN', rowCount: null, rows: [] };

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
