import { ApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';

/** Counts calls by key in this process; what it counted is gone with it. */
export type QuickLimits = {
  /** @throws too_many_requests at the first call above `most` in a minute that began with the first of them */
  take(key: string, most: number): void;
};

const WINDOW_MS = 60_000;
/** Windows kept before those that are over are swept away. */
const KEPT = 10_000;

/** For calls that come often and cost next to nothing, so that counting them in the database would cost most. */
export function createQuickLimits(clock: Clock): QuickLimits {
  const windows = new Map<string, { hits: number; endsAt: number }>();
  const sweep = (now: number) => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  };
  return {
    take(key, most) {
      const now = clock.now().getTime();
      const window = windows.get(key);
      if (!window || window.endsAt <= now) {
        if (windows.size >= KEPT) sweep(now);
        windows.set(key, { hits: 1, endsAt: now + WINDOW_MS });
        return;
      }
      window.hits += 1;
      if (window.hits <= most) return;
      const seconds = Math.ceil((window.endsAt - now) / 1_000);
      throw new ApiError('too_many_requests', { params: { seconds, minutes: 1 } });
    },
  };
}
