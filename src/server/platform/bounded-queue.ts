import { ApiError } from '#contract/errors';

/** Runs a limited number of tasks at the same time, the rest in order of arrival. */
export type BoundedQueue = (<Result>(work: () => Promise<Result>) => Promise<Result>) & {
  load: () => { running: number; waiting: number };
};

/**
 * Queue for expensive tasks. A task that finds `waiting` others in the queue is refused.
 * @throws ApiError `unavailable`
 */
export function createBoundedQueue(limits: { running: number; waiting: number }): BoundedQueue {
  const waitingTasks: (() => void)[] = [];
  let running = 0;
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limits.running) {
      if (waitingTasks.length >= limits.waiting)
        throw new ApiError('unavailable', { params: { seconds: 5 } });
      // The finishing task hands over its slot, so `running` stays the same.
      await new Promise<void>(resolve => waitingTasks.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waitingTasks.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(run, { load: () => ({ running, waiting: waitingTasks.length }) });
}
