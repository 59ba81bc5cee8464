import { HOUR_SECONDS } from '#contract/durations';
import { ApiError, type ErrorCode } from '#contract/errors';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { countDeferred, type HitLimit, isKnownFull } from './deferred-hits.ts';
import { countHit, type HitWindow, openWindows, waitTimeUntil } from './rate-limit.ts';
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

type Deps = { db: Db; clock: Clock };

/**
 * Refuses a reader before the operation runs, if this process knows of a budget that is used up.
 * @throws ApiError `too_many_reads`
 */
export async function refuseIfUsedUp(deps: Deps, budgets: HitLimit[]): Promise<void> {
  const now = deps.clock.now();
  if (budgets.some(budget => isKnownFull(deps.db, budget, now))) await assertReadsLeft(deps, budgets);
}

async function assertReadsLeft({ db, clock }: Deps, budgets: HitLimit[]): Promise<void> {
  const now = clock.now();
  const keys = budgets.map(({ key }) => key);
  const windows = await openWindows(db, keys, now);
  throwIfExceeded(windows, budgets, { now, code: 'too_many_reads', room: 1 });
}

/**
 * Counts a deferred call and the reads of its answer, which is about to be sent.
 * @throws ApiError `too_many_requests`, `too_many_reads`
 */
export async function spendReads(
  deps: Deps,
  { calls, budgets }: { calls: HitLimit[]; budgets: HitLimit[] },
  reads: number,
): Promise<void> {
  const now = deps.clock.now();
  const others = reads > 0 ? budgets.map(({ key, seconds }) => ({ key, seconds, hits: reads })) : [];
  const windows = await countDeferred(deps.db, { calls, others }, now);
  throwIfExceeded(windows, calls, { now, code: 'too_many_requests' });
  throwIfExceeded(windows, budgets, { now, code: 'too_many_reads' });
  if (reads === 0) await assertReadsLeft(deps, budgets);
}

/** The error contains the time until all exceeded limits are reset. `room`: how many more hits must fit. */
function throwIfExceeded(
  windows: HitWindow[],
  limits: HitLimit[],
  { now, code, room = 0 }: { now: Date; code: ErrorCode; room?: number },
): void {
  const limitOf = new Map(limits.map(({ key, limit }) => [key, limit]));
  const ends = windows
    .filter(({ key, hits }) => hits + room > (limitOf.get(key) ?? Number.POSITIVE_INFINITY))
    .map(({ resetsAt }) => resetsAt.getTime());
  if (ends.length === 0) return;
  throw new ApiError(code, { params: waitTimeUntil(new Date(Math.max(...ends)), now) });
}
