import { ApiError } from '#contract/errors';

const TIMEOUT_MS = 30_000;

/**
 * Gives up offline or after 30 s, so that no gift is paid unexpectedly late.
 * @throws unavailable
 * @spec 1.2
 */
export async function waitForTurn(turn: Promise<void>): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new ApiError('unavailable'));
  const wait = setTimeout(giveUp, TIMEOUT_MS);
  addEventListener('offline', giveUp);
  if (!navigator.onLine) giveUp();
  try {
    await Promise.race([tooLong, turn]);
  } finally {
    clearTimeout(wait);
    removeEventListener('offline', giveUp);
  }
}
