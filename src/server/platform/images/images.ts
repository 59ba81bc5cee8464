import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ApiError } from '#contract/errors';
import type { Log } from '../log.ts';
import { createFairLine, type Waiting } from './fair-line.ts';
import { formatOf, isAccepted } from './format.ts';
import { type ImageJob, ImageRefused, type Rendered } from './image-job.ts';
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
  /** Ends the processes at once: what they were making, and what waits, is refused with ImagesClosed. */
  close(): void;
};

/** The server stops: no picture is made any more. Callers do not log it. */
export class ImagesClosed extends Error {
  override readonly name = 'ImagesClosed';
}

export type ImagesOptions = { processes?: number; timeoutMs?: number; maxWaiting?: number };

/** One core is left to the server where there is more than one. */
const usualProcesses = () => Math.max(1, Math.min(4, availableParallelism() - 1));

type Turn = Waiting & { begin: (free: ImageProcess) => void };

/**
 * Spreads pictures over the image processes, in fair order (`fair-line.ts`); with `maxWaiting` in line the next one is refused. Bytes
 * that do not begin as a picture that is taken are refused at once, without waiting.
 */
export function createImages(log: Pick<Log, 'warn'>, options: ImagesOptions = {}): Images {
  const { processes = usualProcesses(), timeoutMs = 45_000, maxWaiting = 64 } = options;
  let closed = false;
  const onLost = (how: string) => void (closed || log.warn({ how }, 'image process lost'));
  const all = Array.from({ length: processes }, () => createImageProcess(onLost));
  const idle = [...all];
  const line = createFairLine<Turn>();
  const beginNext = () => {
    while (idle.length > 0) {
      const next = line.next();
      if (!next) return;
      next.begin(idle.pop() as ImageProcess);
    }
  };
  const free = (job: ImageJob): Promise<ImageProcess> => {
    if (idle.length === 0 && line.length() >= maxWaiting) throw new ApiError('unavailable');
    // A picture without an owner counts as of an owner of its own.
    const owner = job.owner ?? randomUUID();
    return new Promise(begin => {
      line.add({ owner, bytes: job.bytes.byteLength, begin });
      beginNext();
    });
  };
  const release = (one: ImageProcess) => {
    idle.push(one);
    beginNext();
  };
  return {
    async render(job) {
      refuseNoPicture(job);
      const worker = await free(job);
      try {
        if (closed) throw new ImagesClosed();
        return await worker.run(job, timeoutMs);
      } catch (error) {
        throw closed ? new ImagesClosed() : error;
      } finally {
        release(worker);
      }
    },
    load: () => ({ running: all.length - idle.length, waiting: line.length() }),
    close() {
      closed = true;
      for (const one of all) one.end();
    },
  };
}

/** @throws ImageRefused by the first bytes alone; the image process looks again, and closer */
function refuseNoPicture({ bytes, moving }: ImageJob): void {
  const format = formatOf(bytes);
  if (!format || !isAccepted(format, moving !== undefined)) throw new ImageRefused('type');
}
