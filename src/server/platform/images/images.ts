import { availableParallelism } from 'node:os';
import { ApiError } from '#contract/errors';
import type { Log } from '../log.ts';
import type { ImageJob, Rendered } from './image-job.ts';
import { createImageProcess, type ImageProcess } from './image-process.ts';

/** Makes pictures of pictures, in processes of their own. */
export type Images = {
  /**
   * Throws ImageRefused for bytes that are no acceptable picture, and ApiError `unavailable` when the machine cannot do it
   * in reasonable time.
   */
  render(job: ImageJob): Promise<Rendered>;
  /** Pictures being made, and waiting for it. */
  load(): { running: number; waiting: number };
  close(): void;
};

export type ImagesOptions = { processes?: number; timeoutMs?: number; maxWaiting?: number };

/** One core is left to the server where there is more than one. */
const usualProcesses = () => Math.max(1, Math.min(4, availableParallelism() - 1));

/** Spreads pictures over the image processes; with `maxWaiting` in line the next one is refused. */
export function createImages(log: Pick<Log, 'warn'>, options: ImagesOptions = {}): Images {
  const { processes = usualProcesses(), timeoutMs = 45_000, maxWaiting = 64 } = options;
  const onLost = (how: string) => log.warn({ how }, 'image process lost');
  const all = Array.from({ length: processes }, () => createImageProcess(onLost));
  const idle = [...all];
  const waiting: ((free: ImageProcess) => void)[] = [];
  const next = (): Promise<ImageProcess> => {
    const free = idle.pop();
    if (free) return Promise.resolve(free);
    if (waiting.length >= maxWaiting) throw new ApiError('unavailable');
    return new Promise(resolve => waiting.push(resolve));
  };
  const release = (free: ImageProcess) => {
    const first = waiting.shift();
    if (first) first(free);
    else idle.push(free);
  };
  return {
    async render(job) {
      const worker = await next();
      try {
        return await worker.run(job, timeoutMs);
      } finally {
        release(worker);
      }
    },
    load: () => ({ running: all.length - idle.length, waiting: waiting.length }),
    close() {
      for (const one of all) one.end();
    },
  };
}
