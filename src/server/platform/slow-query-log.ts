import type { LogEvent } from 'kysely';
import type { Log } from './log.ts';

/** Longer statements, as those with long lists, are cut: the beginning tells which one it is. */
const SHOWN = 2_000;

/**
 * Hears of every statement that was answered or refused, and logs those that took `slowMs` or longer: the text with its
 * placeholders, never a value, and by way of the log the request or job it belongs to.
 */
export const slowQueryLog =
  (log: Pick<Log, 'warn'>, slowMs: number) =>
  ({ query, queryDurationMillis, level }: LogEvent): void => {
    if (queryDurationMillis < slowMs) return;
    const ms = Math.round(queryDurationMillis);
    log.warn({ ms, failed: level === 'error', sql: query.sql.slice(0, SHOWN) }, 'slow query');
  };
