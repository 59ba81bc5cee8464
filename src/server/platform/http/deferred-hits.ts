import type { Db } from '../db.ts';
import { countHits, type Hits, type HitWindow } from './rate-limit.ts';

/** At most `limit` hits in a window of this many seconds. */
export type HitLimit = { key: string; seconds: number; limit: number };

/** `hits`: as counted last. `running`: calls of this process that are not counted yet. */
type KnownWindow = { hits: number; running: number; endsAt: number };

const MAX_WINDOWS = 100_000;
const windowsByDb = new WeakMap<Db, Map<string, KnownWindow>>();

function windowsOf(db: Db): Map<string, KnownWindow> {
  const windows = windowsByDb.get(db) ?? new Map<string, KnownWindow>();
  windowsByDb.set(db, windows);
  return windows;
}

/** True if this process has seen the window full. */
export function isKnownFull(db: Db, { key, limit }: HitLimit, now: Date): boolean {
  const window = windowsOf(db).get(key);
  return window !== undefined && window.endsAt > now.getTime() && window.hits >= limit;
}

/**
 * Lets a call run before its hit is counted by `countDeferred`.
 * @returns false if the window may become full: then the hit must be counted first
 */
export function deferHit(db: Db, { key, seconds, limit }: HitLimit, now: Date): boolean {
  const windows = windowsOf(db);
  const known = windows.get(key);
  const isOpen = known !== undefined && known.endsAt > now.getTime();
  const window = isOpen ? known : { hits: 0, running: 0, endsAt: now.getTime() + seconds * 1_000 };
  if (window.hits + window.running >= limit) return false;
  window.running += 1;
  remember(windows, key, window);
  return true;
}

/** Counts hits, `calls` of which were deferred. */
export async function countDeferred(
  db: Db,
  { calls, others }: { calls: readonly HitLimit[]; others: readonly Hits[] },
  now: Date,
): Promise<HitWindow[]> {
  const windows = windowsOf(db);
  try {
    const hits = [...calls.map(({ key, seconds }) => ({ key, seconds, hits: 1 })), ...others];
    const counted = hits.length > 0 ? await countHits(db, hits, now) : [];
    for (const { key, hits, resetsAt } of counted)
      remember(windows, key, {
        ...{ hits, endsAt: resetsAt.getTime() },
        running: windows.get(key)?.running ?? 0,
      });
    return counted;
  } finally {
    for (const { key } of calls) {
      const window = windows.get(key);
      if (window) window.running = Math.max(0, window.running - 1);
    }
  }
}

function remember(windows: Map<string, KnownWindow>, key: string, window: KnownWindow): void {
  const [oldest] = windows.keys();
  windows.delete(key);
  if (windows.size >= MAX_WINDOWS && oldest !== undefined) windows.delete(oldest);
  windows.set(key, window);
}
