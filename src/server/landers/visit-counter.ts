import type { AnyLanderName } from '#contract/landers';
import type { Db } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import { addVisits, type CountedCampaign } from './count-queries.ts';

/** Counts in memory, so that a cached page costs no statement. */
export type VisitCounter = {
  count(visit: CountedCampaign & { lander: AnyLanderName }): void;
  /** Writes what was counted. After a failure, the visits wait for the next time. */
  flush(): Promise<void>;
  /** Call it after the last visit and before the database closes. */
  close(): Promise<void>;
};

const FLUSH_MS = 5_000;

/** A killed process loses the visits of its last seconds. */
export function createVisitCounter(db: Db, log: Log): VisitCounter {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();
  const add = (key: string, visits: number) => {
    counted.set(key, (counted.get(key) ?? 0) + visits);
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  };
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = counted;
    counted = new Map();
    try {
      await addVisits(
        db,
        [...batch].map(([key, visits]) => ({ ...JSON.parse(key), visits })),
      );
    } catch (error) {
      log.warn({ err: error }, 'visits of campaigns not written yet');
      for (const [key, visits] of batch) add(key, visits);
    }
  };
  // One after the other, so that `close` also waits for a write that has begun.
  const flush = () => {
    flushing = flushing.then(() => (counted.size > 0 ? write() : undefined));
    return flushing;
  };
  return {
    count: ({ siteId, campaign, variant, lander, day }) =>
      add(JSON.stringify({ siteId, campaign, variant, lander, day }), 1),
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}
