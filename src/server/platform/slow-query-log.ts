import type { LogEvent } from 'kysely';
import type { Log } from './log.ts';

const MAX_SQL_LENGTH = 2_000;

/** Logs the statement with placeholders, never a value. */
export const slowQueryLog =
  (log: Pick<Log, 'warn'>, slowMs: number) =>
  ({ query, queryDurationMillis, level }: LogEvent): void => {
    if (queryDurationMillis < slowMs) return;
    const ms = Math.round(queryDurationMillis);
    log.warn({ ms, failed: level === 'error', sql: query.sql.slice(0, MAX_SQL_LENGTH) }, 'slow query');
  };
