import { ApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';

/** `endsAt`: end of the window in ms since 1970. */
type MemoryWindow = { hits: number; endsAt: number };

/** Counts calls in this process only. */
type MemoryLimits = {
  /** Counts a hit and returns its window, including this hit. */
  count(key: string): MemoryWindow;
  /** @throws ApiError `too_many_requests` above `most` hits in the minute */
  take(key: string, most: number): void;
};

const WINDOW_MS = 60_000;
const MAX_WINDOWS = 10_000;
/** Minimum time between scans of all windows. */
const SWEEP_MS = 1_000;

/** For cheap calls, counting in the database would cost more than the call. */
export function createMemoryLimits(clock: Clock): MemoryLimits {
  const windows = new Map<string, MemoryWindow>();
  let sweptAt = Number.NEGATIVE_INFINITY;
  const sweep = (now: number) => {
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  };
  const count = (key: string): MemoryWindow => {
    const now = clock.now().getTime();
    const window = windows.get(key);
    if (window && window.endsAt > now) {
      window.hits += 1;
      return window;
    }
    if (windows.size >= MAX_WINDOWS) sweep(now);
    const started = { hits: 1, endsAt: now + WINDOW_MS };
    windows.set(key, started);
    return started;
  };
  return {
    count,
    take(key, most) {
      const { hits, endsAt } = count(key);
      if (hits <= most) return;
      const seconds = Math.ceil((endsAt - clock.now().getTime()) / 1_000);
      throw new ApiError('too_many_requests', { params: { seconds, minutes: 1 } });
    },
  };
}
