import { MINUTE_MS } from '#contract/durations';
import type { App } from '../app.ts';

/** `at`: when counting began, in ms since 1970. */
type RecentCount = { matches: Promise<number>; at: number };

/** Later pages show the number of the first page, so it may be older there. */
export const FIRST_PAGE_MS = MINUTE_MS;
export const LATER_PAGES_MS = 10 * MINUTE_MS;
const MAX_COUNTS = 10_000;

const countsByDb = new WeakMap<object, Map<string, RecentCount>>();

/**
 * Counts only if nothing with the same key was counted within `maxAge` ms. Equal counts at the same time share one query.
 * @param key everything that the number depends on, except members who come and go
 */
export function countUnlessRecent(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { key, maxAge }: { key: string; maxAge: number },
  count: () => Promise<number>,
): Promise<number> {
  const counts = countsByDb.get(db) ?? new Map<string, RecentCount>();
  countsByDb.set(db, counts);
  const now = clock.now().getTime();
  const recent = counts.get(key);
  if (recent && Math.abs(now - recent.at) < maxAge) return recent.matches;
  const started = { matches: count(), at: now };
  // A new entry comes last, so the oldest is the first.
  counts.delete(key);
  counts.set(key, started);
  dropOld(counts, now);
  started.matches.catch(() => {
    if (counts.get(key) === started) counts.delete(key);
  });
  return started.matches;
}

function dropOld(counts: Map<string, RecentCount>, now: number): void {
  for (const [key, { at }] of counts) {
    if (counts.size <= MAX_COUNTS && now - at < LATER_PAGES_MS) return;
    counts.delete(key);
  }
}
