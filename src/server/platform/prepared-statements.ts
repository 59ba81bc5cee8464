import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { type CompiledQuery, type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { isReadTimeout, toDatabaseUnavailable } from './database-unavailable.ts';
import type { Db } from './db.ts';
import { PREPARED_MARK } from './prepared-mark.ts';
import { batchingDbOf } from './query-batching.ts';
import { isRepeated } from './repeated-statements.ts';
import { createTimeoutPolicy, type StatementTimeouts } from './statement-timeouts.ts';

/** PostgreSQL reuses one plan for a marked statement, so mark only lookups by key. */
export const prepared = sql.raw(PREPARED_MARK);

/** Without the subselect, PostgreSQL would make a new plan for every short list. */
export const idList = (ids: readonly string[]) => sql<string[]>`(select ${sql.val(ids)}::uuid[])::uuid[]`;

/** PostgreSQL types of columns. */
type ColumnTypes = Record<string, 'uuid' | 'text' | 'boolean' | 'jsonb' | 'timestamptz' | 'int' | 'bytea'>;

/** The values of `rowsOf`: a list for each column. */
export const columnsOf = <Types extends ColumnTypes>(
  types: Types,
  rows: readonly Record<keyof Types, unknown>[],
): Record<keyof Types, unknown[]> =>
  Object.fromEntries(Object.keys(types).map(name => [name, rows.map(row => row[name])])) as Record<
    keyof Types,
    unknown[]
  >;

/** Selects rows from the lists of `columnsOf`, so that one statement serves any number of rows. */
export const rowsOf = <Types extends ColumnTypes>(
  types: Types,
  columns: Record<keyof Types, unknown[]>,
): RawBuilder<unknown> => {
  const names = Object.keys(types);
  // Without the subselects, PostgreSQL would make a new plan for every short list.
  const lists = names.map(name => sql`(select ${sql.val(columns[name])}::${sql.raw(`${types[name]}[]`)})`);
  return sql`select * from unnest(${sql.join(lists)}) as given (${sql.raw(names.join(', '))})`;
};

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Only reads are batched, because they wait for no lock. */
const READ_ONLY = /^[\s(]*select\b/i;

const placeholdersFor = (names: string[]) =>
  Object.fromEntries(names.map(name => [name, new Placeholder(name)]));

/**
 * Caches the SQL, because building the SQL takes longer than executing it.
 * @param build receives placeholders, so it can test only which values are defined
 */
export function preparedStatement<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const compiledByShape = new Map<string, CompiledQuery<Row>>();
  return async (db, values) => {
    const present = Object.keys(values).filter(name => values[name] !== undefined);
    const shape = present.join();
    const compiled = compiledByShape.get(shape) ?? build(db, placeholdersFor(present) as Values);
    compiledByShape.set(shape, compiled);
    const parameters = compiled.parameters.map(part =>
      part instanceof Placeholder ? values[part.name] : part,
    );
    const target = READ_ONLY.test(compiled.sql) ? batchingDbOf(db) : db;
    const { rows } = await target.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

type PreparingClient = PostgresPoolClient & { inOnePacket<Asked>(ask: () => Asked): Asked };
export type PreparingPool = Omit<PostgresPool, 'connect'> & { connect(): Promise<PreparingClient> };

/** Rejects with DatabaseUnavailable when PostgreSQL does not answer in time. */
export function preparingPool(pool: pg.Pool, timeouts: StatementTimeouts): PreparingPool {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch(throwUnavailable);
      const preparing = clients.get(client) ?? preparingClient(client, timeouts);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: pg.PoolClient, timeouts: StatementTimeouts): PreparingClient {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  const timeoutFor = createTimeoutPolicy(timeouts);
  let isBeginPending = false;
  let hasTimedOut = false;
  // `query` supports no cursors, because this Kysely dialect does not use them.
  const query: unknown = (text: string, values: readonly unknown[] = []) => {
    // Sends BEGIN together with the next statement. If BEGIN fails, that statement also fails.
    if (text === 'begin') {
      isBeginPending = true;
      return Promise.resolve(BEGIN_RESULT);
    }
    if (!isBeginPending) return runQuery(text, values);
    isBeginPending = false;
    return inOnePacket(() => {
      client.query('begin').catch(() => undefined);
      return runQuery(text, values);
    });
  };
  const inOnePacket = <Asked>(run: () => Asked): Asked => {
    stream.cork();
    try {
      return run();
    } finally {
      stream.uncork();
    }
  };
  const runQuery = (text: string, values: readonly unknown[]) => {
    const timeout = timeoutFor(text);
    const config: pg.QueryConfig & { query_timeout?: number } = {
      text,
      values: [...values],
      ...((text.endsWith(PREPARED_MARK) || isRepeated(text)) && { name: statementName(text) }),
      ...(timeout !== undefined && { query_timeout: timeout }),
    };
    return client.query(config).catch(error => {
      hasTimedOut ||= isReadTimeout(error);
      throw toDatabaseUnavailable(error);
    });
  };
  return {
    inOnePacket,
    query: query as PostgresPoolClient['query'],
    // PostgreSQL may continue a statement after its timeout, so `release` closes the connection.
    release: destroy => client.release(destroy || hasTimedOut),
  };
}

const BEGIN_RESULT = { command: 'BEGIN', rowCount: null, rows: [] };

const throwUnavailable = (error: unknown): never => {
  throw toDatabaseUnavailable(error);
};

const names = new Map<string, string>();

/** The name is a hash, because PostgreSQL limits names to 63 bytes. */
function statementName(text: string): string {
  const cached = names.get(text);
  if (cached !== undefined) return cached;
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}
