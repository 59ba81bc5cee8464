import { ApiError } from '#contract/errors';

/** Longer than a few texts or a photo take on a slow line. */
const WAITS_MS = 30_000;

/**
 * The turn of something that is expected to be given now: where there is no line, the line is lost, or what was written before takes
 * too long, it fails, so that nothing is paid when nobody thinks of it any more.
 * @throws unavailable
 */
export async function turnSoon(turn: Promise<void>): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new ApiError('unavailable'));
  const wait = setTimeout(giveUp, WAITS_MS);
  addEventListener('offline', giveUp);
  if (!navigator.onLine) giveUp();
  try {
    await Promise.race([tooLong, turn]);
  } finally {
    clearTimeout(wait);
    removeEventListener('offline', giveUp);
  }
}
