import type { FastifyReply } from 'fastify';
import { ApiError } from '#contract/errors';

/** Seconds after which a place may be free. */
const COME_BACK = 5;

/** Counts what is under way in this process, by key. */
export type UnderWay = {
  /**
   * Takes a place until the request is over, however it ends.
   * @throws too_many_requests when `most` with this key are under way
   */
  take(key: string, most: number, reply: FastifyReply): void;
};

/** For calls that hold much while they run: taken before the body is read, so that what is refused is never kept. */
export function createUnderWay(): UnderWay {
  const counts = new Map<string, number>();
  const release = (key: string) => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  };
  return {
    take(key, most, { raw }) {
      const count = counts.get(key) ?? 0;
      if (count >= most)
        throw new ApiError('too_many_requests', { params: { seconds: COME_BACK, minutes: 1 } });
      counts.set(key, count + 1);
      raw.once('close', () => release(key));
    },
  };
}
