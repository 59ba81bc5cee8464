import { DatabaseUnavailable } from './database-unavailable.ts';
import type { Bus } from './live/bus.ts';
import type { Log } from './log.ts';
import { oncePerMinute } from './once-per-minute.ts';

export type PollerOptions = {
  bus: Bus;
  log: Log;
  /** Plural noun for log lines, e.g. `emails`. */
  subject: string;
  /** Type of the notice that announces new work, after the commit. */
  wakeNotice?: string;
  /** Concurrent runs of `work` in this process. */
  workers: number;
  work: (isStopping: () => boolean) => Promise<unknown>;
};

/** Polling finds due retries and work whose notice was lost. */
const POLL_MS = 5_000;

/** `close` waits for work in progress. */
export function startPoller({ bus, log, subject, wakeNotice, workers, work }: PollerOptions): {
  close(): Promise<void>;
} {
  let closing = false;
  let running: Promise<void> | null = null;
  let isWoken = false;

  const logUnavailable = oncePerMinute(() => log.warn(`${subject} wait for the database`));
  const logFailure = (reason: unknown) =>
    reason instanceof DatabaseUnavailable ? logUnavailable() : log.warn({ err: reason }, `${subject} failed`);

  const wake = () => {
    isWoken = true;
    running ??= run().finally(() => {
      running = null;
    });
  };

  const run = async () => {
    while (isWoken && !closing) {
      isWoken = false;
      const runs = Array.from({ length: workers }, () => work(() => closing));
      for (const result of await Promise.allSettled(runs))
        if (result.status === 'rejected') logFailure(result.reason);
    }
  };

  const unsubscribe = bus.subscribe(notice => {
    if (notice.type === wakeNotice) wake();
  });
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    async close() {
      closing = true;
      unsubscribe();
      clearInterval(timer);
      await running;
    },
  };
}
