import type { LimitRow } from './queries.ts';

/** The limit that holds at a moment, in minor units; null: none. A higher one holds from its hour on. */
export function limitNow(row: LimitRow | undefined, now: Date): number | null {
  if (!row) return null;
  return row.raised_at && row.raised_at <= now ? row.raised_to : row.amount;
}
