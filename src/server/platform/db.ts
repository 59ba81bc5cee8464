import { Kysely, type LogEvent, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/schema';
import type { Log } from './log.ts';
import { preparingPool } from './prepared-statements.ts';
import { batchingPool, setBatchingDb } from './query-batching.ts';
import { recordingPool } from './recorded-reads.ts';
import { DATABASE_WAIT_MS, type StatementTimeouts, statementTimeouts } from './statement-timeouts.ts';

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

// The day of a JavaScript Date would depend on the time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type DbOptions = {
  max?: number;
  /** How long a request waits for a connection and for each statement, in ms. */
  waitMs?: number;
  /** Overrides the timeouts derived from `waitMs`. */
  timeouts?: StatementTimeouts;
  /** Receives errors of connections, which would otherwise end the process. */
  onError?: (error: Error) => void;
  onQuery?: (query: LogEvent) => void;
  onPool?: (load: () => { size: number; idle: number; waiting: number }) => void;
};

/** Statements reject with DatabaseUnavailable while PostgreSQL does not answer. */
export function createDb(url: string, options: DbOptions = {}): Db {
  const onError = options.onError ?? (() => undefined);
  const waitMs = options.waitMs ?? DATABASE_WAIT_MS;
  const timeouts = options.timeouts ?? statementTimeouts(waitMs);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    application_name: 'lavender',
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 60_000,
    statement_timeout: timeouts.other - 5_000,
    // This option frees the locks of lost connections; Windows does not support the option.
    ...(process.platform !== 'win32' && { options: '-c client_connection_check_interval=1s' }),
    pipeline: true,
  });
  pool.on('error', onError);
  pool.on('connect', client => {
    client.on('error', onError);
  });
  options.onPool?.(() => ({
    size: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  const kyselyOn = (connections: PostgresPool) =>
    new Kysely<DB>({
      dialect: new PostgresDialect({ pool: recordingPool(connections) }),
      ...(options.onQuery && { log: options.onQuery }),
    });
  const connections = preparingPool(pool, timeouts);
  const db = kyselyOn(connections);
  setBatchingDb(db, kyselyOn(batchingPool(connections)));
  return db;
}

const MAX_SQL_LENGTH = 2_000;

/** Logs the statement with placeholders, never a value. */
export const slowQueryLog =
  (log: Pick<Log, 'warn'>, slowMs: number) =>
  ({ query, queryDurationMillis, level }: LogEvent): void => {
    if (queryDurationMillis < slowMs) return;
    const ms = Math.round(queryDurationMillis);
    log.warn({ ms, failed: level === 'error', sql: query.sql.slice(0, MAX_SQL_LENGTH) }, 'slow query');
  };
