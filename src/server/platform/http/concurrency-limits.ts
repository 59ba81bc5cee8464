import type { FastifyReply } from 'fastify';
import { ApiError } from '#contract/errors';

const RETRY_SECONDS = 5;

/** Limits concurrent requests of this process, by key. */
type ConcurrencyLimits = {
  /**
   * Takes a slot until the request ends.
   * @throws ApiError `too_many_requests` when `most` slots are in use
   */
  take(key: string, most: number, reply: FastifyReply): void;
};

/** Takes slots before the body is read, so that a refused body is never buffered. */
export function createConcurrencyLimits(): ConcurrencyLimits {
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
        throw new ApiError('too_many_requests', { params: { seconds: RETRY_SECONDS, minutes: 1 } });
      counts.set(key, count + 1);
      raw.once('close', () => release(key));
    },
  };
}
