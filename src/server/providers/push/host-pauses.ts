import type { PushResult } from './provider.ts';

export type HostPauses = {
  waitMs(host: string): number;
  record(host: string, result: PushResult): void;
};

const FAILURES_IN_A_ROW = 8;
const PAUSE_MS = 30_000;

/** Pauses a push service that fails again and again, so that its timeouts do not delay messages to other services. */
export function createHostPauses(now: () => number = Date.now): HostPauses {
  const failures = new Map<string, number>();
  const pausedUntil = new Map<string, number>();
  return {
    waitMs: host => Math.max((pausedUntil.get(host) ?? 0) - now(), 0),
    record(host, result) {
      if (result.outcome !== 'later') return void failures.delete(host);
      const failed = (failures.get(host) ?? 0) + 1;
      failures.set(host, failed);
      if (failed >= FAILURES_IN_A_ROW)
        pausedUntil.set(host, now() + Math.min(Math.max(result.waitMs, PAUSE_MS), 2 * PAUSE_MS));
    },
  };
}
