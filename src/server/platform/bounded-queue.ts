import { ApiError } from '#contract/errors';

/** Runs work a few pieces at a time, the rest in order of arrival; `load` tells how many of each there are. */
export type BoundedQueue = (<Result>(work: () => Promise<Result>) => Promise<Result>) & {
  load: () => { running: number; waiting: number };
};

/**
 * Makes a queue for work that costs so much that too many pieces at once would stop everything else.
 * A piece that finds `waiting` others in line is refused with `unavailable`: better a quick no than a late yes.
 */
export function createBoundedQueue(limits: { running: number; waiting: number }): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limits.running) {
      if (line.length >= limits.waiting) throw new ApiError('unavailable', { params: { seconds: 5 } });
      // The place is handed over by the one who leaves, so `running` stays as it is.
      await new Promise<void>(resolve => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(run, { load: () => ({ running, waiting: line.length }) });
}
