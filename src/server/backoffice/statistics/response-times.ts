import type { Db } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import { addResponses, type ResponseCount } from './queries.ts';

/** Counts in memory, so that a response costs no statement. */
export type ResponseTimes = {
  record(response: { siteId: number; day: string; ms: number }): void;
  /** Writes what was counted. After a failure, it waits for the next time. */
  flush(): Promise<void>;
  /** Call it after the last response and before the database closes. */
  close(): Promise<void>;
};

const FLUSH_MS = 30_000;
/** The upper bounds by which responses are counted; what takes longer counts as the last one. */
export const RESPONSE_BOUNDS_MS = [
  5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000,
  60_000,
] as const;

/**
 * A killed process loses the responses of its last half minute.
 * @spec D5.10
 */
export function createResponseTimes(db: Db, log: Log): ResponseTimes {
  let counted = new Map<string, ResponseCount>();
  let timer: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();
  const add = (count: ResponseCount) => {
    const key = `${count.siteId} ${count.day} ${count.upToMs}`;
    const earlier = counted.get(key)?.responses ?? 0;
    counted.set(key, { ...count, responses: earlier + count.responses });
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  };
  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = [...counted.values()];
    counted = new Map();
    try {
      await addResponses(db, batch);
    } catch (error) {
      log.warn({ err: error }, 'response times not written yet');
      for (const count of batch) add(count);
    }
  };
  // One after the other, so that `close` also waits for a write that has begun.
  const flush = () => {
    flushing = flushing.then(() => (counted.size > 0 ? write() : undefined));
    return flushing;
  };
  return {
    record: ({ siteId, day, ms }) => add({ siteId, day, upToMs: boundOf(ms), responses: 1 }),
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

const LONGEST = RESPONSE_BOUNDS_MS.at(-1) ?? 0;
const boundOf = (ms: number): number => RESPONSE_BOUNDS_MS.find(bound => ms <= bound) ?? LONGEST;

/**
 * Estimates a quantile from counts by upper bound, in order, as if the responses of a range were spread evenly.
 * @param share such as 0.5 for the median
 * @returns milliseconds; null without responses
 */
export function quantileOf(
  counts: readonly { up_to_ms: number; responses: number }[],
  share: number,
): number | null {
  const total = counts.reduce((sum, { responses }) => sum + responses, 0);
  let rest = total * share;
  for (const { up_to_ms: upTo, responses } of counts) {
    if (rest <= responses && responses > 0)
      return Math.round(lowerBound(upTo) + ((upTo - lowerBound(upTo)) * rest) / responses);
    rest -= responses;
  }
  return null;
}

const lowerBound = (upTo: number): number => RESPONSE_BOUNDS_MS.findLast(bound => bound < upTo) ?? 0;
