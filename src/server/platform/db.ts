import { Kysely, type LogEvent, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/schema';
import { gatherBy, gathering } from './gathered.ts';
import { type Patience, usualPatience } from './patience.ts';
import { preparing } from './prepared.ts';

/** A connection pool or a transaction: query helpers take either. */
export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

// A date is a day, not an instant: `YYYY-MM-DD` stays text. Counts fit a number.
pg.types.setTypeParser(pg.types.builtins.DATE, text => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type DbOptions = {
  max?: number;
  /** How long an answer is waited for; usually 10 s in a request, 35 s elsewhere. */
  patience?: Patience;
  /** Hears of connections that broke while idle or checked out (either would end the process). */
  onError?: (error: Error) => void;
  /** Hears of every statement that was answered or refused, and how long that took. */
  onQuery?: (query: LogEvent) => void;
  /** Gets a way to ask how many connections there are, lie idle, and are waited for. */
  onPool?: (load: () => { size: number; idle: number; waiting: number }) => void;
};

/** Opens a pool. Statements reject with DatabaseAway while PostgreSQL does not answer. */
export function createDb(url: string, options: DbOptions = {}): Db {
  const onError = options.onError ?? (() => undefined);
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    application_name: 'lavender',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    // A client that gave up its answer closed the connection: PostgreSQL ends its statement and frees its locks. Windows cannot tell.
    ...(process.platform !== 'win32' && { options: '-c client_connection_check_interval=1s' }),
    // Statements that do not wait for each other's answer travel together.
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
  const over = (connections: PostgresPool) =>
    new Kysely<DB>({
      dialect: new PostgresDialect({ pool: connections }),
      ...(options.onQuery && { log: options.onQuery }),
    });
  const connections = preparing(pool, options.patience ?? usualPatience);
  const db = over(connections);
  gatherBy(db, over(gathering(connections)));
  return db;
}

/** Rejects while the database does not answer. */
export const ping = async (db: Db): Promise<void> => void (await sql`select 1`.execute(db));
