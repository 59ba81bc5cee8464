import type { PushResult } from './provider.ts';

export type HostPauses = {
  waitMs(host: string): number;
  record(host: string, result: PushResult): void;
};

const FAILURES_IN_A_ROW = 8;
const PAUSE_MS = 30_000;
const MAX_HOSTS = 500;

type Failures = { inARow: number; pausedUntil: number };

/**
 * Pauses a push service that fails again and again, so that its timeouts do not delay messages to other services. Of
 * many services, those that failed last are remembered.
 */
export function createHostPauses(now: () => number = Date.now): HostPauses {
  const failures = new Map<string, Failures>();
  return {
    waitMs: host => Math.max((failures.get(host)?.pausedUntil ?? 0) - now(), 0),
    record(host, result) {
      // One member could cause it.
      if (result.outcome === 'later' && result.isOfOneSubscription) return;
      const before = failures.get(host) ?? { inARow: 0, pausedUntil: 0 };
      failures.delete(host);
      if (result.outcome !== 'later') return;
      const inARow = before.inARow + 1;
      const pauseMs = Math.min(Math.max(result.waitMs, PAUSE_MS), 2 * PAUSE_MS);
      const pausedUntil = inARow >= FAILURES_IN_A_ROW ? now() + pauseMs : before.pausedUntil;
      failures.set(host, { inARow, pausedUntil });
      const oldest = failures.keys().next();
      if (failures.size > MAX_HOSTS && !oldest.done) failures.delete(oldest.value);
    },
  };
}
