import { AsyncLocalStorage } from 'node:async_hooks';
import fastq from 'fastq';
import { ApiError } from '#contract/errors';

type BoundedQueue = (<Result>(work: () => Promise<Result>) => Promise<Result>) & {
  load: () => { running: number; waiting: number };
};

/** @throws ApiError `unavailable`, from the returned function, if the queue is full (`limits.waiting`) */
export function createBoundedQueue(limits: { running: number; waiting: number }): BoundedQueue {
  const queue = fastq.promise((task: () => Promise<unknown>) => task(), limits.running);
  const run = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (queue.length() >= limits.waiting) throw new ApiError('unavailable', { params: { seconds: 5 } });
    // Without binding, a waiting task would run in the work context of the task before it.
    return (await queue.push(AsyncLocalStorage.bind(task))) as Result;
  };
  return Object.assign(run, { load: () => ({ running: queue.running(), waiting: queue.length() }) });
}
