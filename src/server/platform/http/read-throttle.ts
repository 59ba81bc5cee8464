import { HOUR_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { countHit, waitTimeUntil } from './rate-limit.ts';
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
