import { ApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';

/** A minute that began with its first hit, in ms since 1970. */
type Window = { hits: number; endsAt: number };

/** Counts calls by key in this process; what it counted is gone with it. */
export type QuickLimits = {
  /** How many there were in this minute, this one included. */
  count(key: string): Window;
  /** @throws too_many_requests at the first call above `most` in a minute that began with the first of them */
  take(key: string, most: number): void;
};

const WINDOW_MS = 60_000;
/** Windows kept before those that are over are swept away. */
const KEPT = 10_000;
/** Most of them may be running still: they are looked through at most this often. */
const SWEEP_MS = 1_000;

/** For what comes often and costs next to nothing, so that counting it in the database would cost most. */
export function createQuickLimits(clock: Clock): QuickLimits {
  const windows = new Map<string, Window>();
  let sweptAt = Number.NEGATIVE_INFINITY;
  const sweep = (now: number) => {
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  };
  const count = (key: string): Window => {
    const now = clock.now().getTime();
    const window = windows.get(key);
    if (window && window.endsAt > now) {
      window.hits += 1;
      return window;
    }
    if (windows.size >= KEPT) sweep(now);
    const begun = { hits: 1, endsAt: now + WINDOW_MS };
    windows.set(key, begun);
    return begun;
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
