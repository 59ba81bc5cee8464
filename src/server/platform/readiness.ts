import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import { type DatabaseFailureReason, writeRefusalReason } from './database-unavailable.ts';
import type { Db } from './db.ts';

type Readiness = 'ok' | Extract<DatabaseFailureReason, 'read_only' | 'full'>;

/** After a write to a full disk, the check answers `full` for this time. */
const FULL_REPORTED_MS = 30_000;

export type ReadinessCheck = {
  recordFailure(error: unknown): void;
  /** Rejects while the database does not answer. */
  check(db: Db): Promise<Readiness>;
};

/** Callers must report failed writes, because nothing else shows that the disk is full. */
export function createReadinessCheck(clock: Clock): ReadinessCheck {
  let refused: { reason: 'full'; at: number } | null = null;
  return {
    recordFailure(error) {
      if (writeRefusalReason(error) === 'full') refused = { reason: 'full', at: clock.now().getTime() };
    },
    async check(db) {
      const { rows } = await sql<{ read_only: boolean }>`
        select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only`.execute(
        db,
      );
      if (rows[0]?.read_only) return 'read_only';
      return refused && clock.now().getTime() - refused.at < FULL_REPORTED_MS ? refused.reason : 'ok';
    },
  };
}
