import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import { refusesWrites, type WhyAway } from './database-away.ts';
import type { Db } from './db.ts';

/** Whether the database takes writes, or what keeps it from doing so. */
export type Readiness = 'ok' | Extract<WhyAway, 'read_only' | 'full'>;

/** A refused write is told of for so long, in ms: where something is written all the time, the next one follows soon. */
const TOLD_MS = 30_000;

export type ReadinessWatch = {
  /** Hears of every statement that failed. */
  failed(error: unknown): void;
  /** Rejects while the database does not answer. */
  look(db: Db): Promise<Readiness>;
};

/** Watches whether writes are taken: PostgreSQL says itself that it is read-only, a full disk shows by the writes it refuses alone. */
export function createReadinessWatch(clock: Clock): ReadinessWatch {
  let refused: { why: 'full'; at: number } | null = null;
  return {
    failed(error) {
      if (refusesWrites(error) === 'full') refused = { why: 'full', at: clock.now().getTime() };
    },
    async look(db) {
      const { rows } = await sql<{ read_only: boolean }>`
        select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only`.execute(
        db,
      );
      if (rows[0]?.read_only) return 'read_only';
      return refused && clock.now().getTime() - refused.at < TOLD_MS ? refused.why : 'ok';
    },
  };
}
