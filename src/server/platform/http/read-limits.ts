import { HOUR_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { countHit, countHits, type HitWindow, openWindows, waitTimeUntil } from './rate-limit.ts';
import type { ReadThrottle } from './route.ts';

const MAX_DELAY_MS = 3_000;

/** The delay grows linearly above `unthrottled` reads an hour. */
export const readDelayMs = (read: number, { unthrottled, max }: ReadThrottle): number =>
  Math.round((MAX_DELAY_MS * Math.max(0, read - unthrottled)) / (max - unthrottled));

/**
 * Counts a read, and waits if the account has read much within the hour.
 * @throws ApiError `too_many_reads` above the maximum
 * @spec D2.41
 */
export async function throttleRead(
  { db, clock }: { db: Db; clock: Clock },
  { site, accountId }: { site: { key: string }; accountId: string },
  throttle: ReadThrottle,
): Promise<void> {
  const now = clock.now();
  const key = `${site.key} ${throttle.resource} ${accountId}`;
  const { hits, resetsAt } = await countHit(db, key, HOUR_SECONDS, now);
  if (hits > throttle.max) throw new ApiError('too_many_reads', { params: waitTimeUntil(resetsAt, now) });
  if (hits > throttle.unthrottled) await clock.wait(readDelayMs(hits, throttle));
}

/** At most `limit` reads in a window of this many seconds. */
export type ReadBudget = { key: string; seconds: number; limit: number };

type Deps = { db: Db; clock: Clock };

/**
 * Refuses a reader whose budget is used up, before the operation runs.
 * @throws ApiError `too_many_reads`
 */
export async function assertReadsLeft({ db, clock }: Deps, budgets: ReadBudget[]): Promise<void> {
  const now = clock.now();
  const keys = budgets.map(({ key }) => key);
  const windows = await openWindows(db, keys, now);
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
