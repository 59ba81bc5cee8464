import { ApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import { countHit, waitUntil } from './rate-limit.ts';
import type { Pace } from './route.ts';

const HOUR_SECONDS = 3_600;
/** What the last one that is still answered waits. */
const LONGEST_MS = 3_000;

/** Milliseconds that the so-manieth read of an hour waits: none while it is quick, then longer with each. */
export const waitOf = (read: number, { quick, most }: Pace): number =>
  Math.round((LONGEST_MS * Math.max(0, read - quick)) / (most - quick));

/**
 * Counts one read of an account in an hour shared by all processes, and resolves when its time has come.
 * @throws too_many_reads for an account that has read as many as it may
 */
export async function keepPace(
  { db, clock }: { db: Db; clock: Clock },
  { site, accountId }: { site: { key: string }; accountId: string },
  pace: Pace,
): Promise<void> {
  const now = clock.now();
  const key = `${site.key} ${pace.of} ${accountId}`;
  const { hits, resetsAt } = await countHit(db, key, HOUR_SECONDS, now);
  if (hits > pace.most) throw new ApiError('too_many_reads', { params: waitUntil(resetsAt, now) });
  if (hits > pace.quick) await clock.wait(waitOf(hits, pace));
}
