import { ApiError } from '#contract/errors';

type BoundedQueue = (<Result>(work: () => Promise<Result>) => Promise<Result>) & {
  load: () => { running: number; waiting: number };
};

/** @throws ApiError `unavailable`, from the returned function, if the queue is full (`limits.waiting`) */
export function createBoundedQueue(limits: { running: number; waiting: number }): BoundedQueue {
  const waitingTasks: (() => void)[] = [];
  let running = 0;
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= limits.running) {
      if (waitingTasks.length >= limits.waiting)
        throw new ApiError('unavailable', { params: { seconds: 5 } });
      // A finishing task passes its slot on to this task, so `running` does not change.
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
