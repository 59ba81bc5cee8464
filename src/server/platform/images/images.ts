import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ApiError } from '#contract/errors';
import type { Log } from '../log.ts';
import { createFairQueue, type QueuedWork } from './fair-queue.ts';
import { formatOf, isAccepted } from './format.ts';
import { type ImageJob, ImageRefused, type Rendered } from './image-job.ts';
import { createImageProcess, type ImageProcess } from './image-process.ts';

export type Images = {
  /** @throws ImageRefused for an unacceptable picture; ApiError `unavailable` when too many pictures wait */
  render(job: ImageJob): Promise<Rendered>;
  load(): { running: number; waiting: number };
  /** Running and queued pictures fail with ImagesClosed. */
  close(): void;
};

/** A shutdown interrupts pictures as expected, so this error needs no log line. */
export class ImagesClosed extends Error {
  override readonly name = 'ImagesClosed';
}

type ImagesOptions = { processes?: number; timeoutMs?: number; maxWaiting?: number; niceness?: number };

/** A low CPU priority, so that image processes do not slow down requests. */
export const IMAGE_NICENESS = 15;

/** Leaves one CPU core to the server. */
const defaultProcessCount = () => Math.max(1, Math.min(4, availableParallelism() - 1));

type QueuedRender = QueuedWork & { begin: (free: ImageProcess) => void };

/**
 * Refuses a picture if its format is unknown or `maxWaiting` pictures already wait.
 * @spec D2.18
 */
export function createImages(log: Pick<Log, 'warn'>, options: ImagesOptions = {}): Images {
  const { processes = defaultProcessCount(), timeoutMs = 45_000, maxWaiting = 64 } = options;
  const { niceness = IMAGE_NICENESS } = options;
  let closed = false;
  const onLost = (how: string) => void (closed || log.warn({ how }, 'image process lost'));
  const all = Array.from({ length: processes }, () => createImageProcess(niceness, onLost));
  const idle = [...all];
  const queue = createFairQueue<QueuedRender>();
  const beginNext = () => {
    while (idle.length > 0) {
      const next = queue.next();
      if (!next) return;
      next.begin(idle.pop() as ImageProcess);
    }
  };
  const acquire = (job: ImageJob): Promise<ImageProcess> => {
    if (idle.length === 0 && queue.length() >= maxWaiting) throw new ApiError('unavailable');
    const owner = job.owner ?? randomUUID();
    return new Promise(begin => {
      queue.add({ owner, bytes: job.bytes.byteLength, begin });
      beginNext();
    });
  };
  const release = (process: ImageProcess) => {
    idle.push(process);
    beginNext();
  };
  return {
    async render(job) {
      refuseUnknownFormat(job);
      const worker = await acquire(job);
      try {
        if (closed) throw new ImagesClosed();
        return await worker.run(job, timeoutMs);
      } catch (error) {
        throw closed ? new ImagesClosed() : error;
      } finally {
        release(worker);
      }
    },
    load: () => ({ running: all.length - idle.length, waiting: queue.length() }),
    close() {
      closed = true;
      for (const process of all) process.end();
    },
  };
}

function refuseUnknownFormat({ bytes, moving }: ImageJob): void {
  const format = formatOf(bytes);
  if (!format || !isAccepted(format, moving !== undefined)) throw new ImageRefused('type');
}
