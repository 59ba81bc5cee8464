import { ApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { countHits, type HitWindow, openWindows, waitTimeUntil } from './rate-limit.ts';

/** At most `limit` reads in a window of this many seconds. */
export type ReadBudget = { key: string; seconds: number; limit: number };

type Deps = { db: Db; clock: Clock };

/**
 * Refuses a reader whose budget is used up, before the operation runs.
 * @throws ApiError `too_many_reads`
 */
export async function assertReadsLeft({ db, clock }: Deps, budgets: ReadBudget[]): Promise<void> {
  const now = clock.now();
  const windows = await openWindows(
    db,
    budgets.map(({ key }) => key),
    now,
  );
  throwIfExceeded(windows, budgets, now, ({ hits }, most) => hits >= most);
}

/**
 * Counts the reads of an answer that is about to be sent.
 * @throws ApiError `too_many_reads`
 */
export async function spendReads({ db, clock }: Deps, budgets: ReadBudget[], reads: number): Promise<void> {
  const now = clock.now();
  const windows = await countHits(db, budgets, reads, now);
  throwIfExceeded(windows, budgets, now, ({ hits }, most) => hits > most);
}

/** The error contains the time until all exceeded budgets are reset. */
function throwIfExceeded(
  windows: HitWindow[],
  budgets: ReadBudget[],
  now: Date,
  isOver: (window: HitWindow, most: number) => boolean,
): void {
  const limits = new Map(budgets.map(budget => [budget.key, budget.limit]));
  const ends = windows
    .filter(window => isOver(window, limits.get(window.key) ?? 0))
    .map(({ resetsAt }) => resetsAt.getTime());
  if (ends.length === 0) return;
  throw new ApiError('too_many_reads', { params: waitTimeUntil(new Date(Math.max(...ends)), now) });
}
