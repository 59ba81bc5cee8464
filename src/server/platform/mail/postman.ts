import { DatabaseAway } from '../database-away.ts';
import type { Bus } from '../live/bus.ts';
import { onceAMinute } from '../once-a-minute.ts';
import { LETTER_POSTED } from './outbox.ts';
import { type SendingParts, sendDueLetters } from './send-due-letters.ts';

/** Looks by itself this often: for letters whose time has come again, and for notices that were lost. */
const POLL_MS = 5_000;
/** Letters on their way at once. */
const LANES = 3;

/**
 * Sends letters as soon as the transaction that posted them has committed. `close` waits for those on their way, so that none
 * is sent and not noted.
 */
export function startPostman(parts: SendingParts & { bus: Bus }): { close(): Promise<void> } {
  let closing = false;
  let round: Promise<void> | null = null;
  let again = false;

  const tellAway = onceAMinute(() => parts.log.warn('letters wait for the database'));
  const tell = (reason: unknown) =>
    reason instanceof DatabaseAway ? tellAway() : parts.log.warn({ err: reason }, 'letters not sent');

  const wake = () => {
    again = true;
    round ??= run().finally(() => {
      round = null;
    });
  };

  const run = async () => {
    while (again && !closing) {
      again = false;
      const lanes = Array.from({ length: LANES }, () => sendDueLetters(parts, () => closing));
      for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') tell(lane.reason);
    }
  };

  const unsubscribe = parts.bus.subscribe(notice => {
    if (notice.type === LETTER_POSTED) wake();
  });
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  wake();
  return {
    async close() {
      closing = true;
      unsubscribe();
      clearInterval(timer);
      await round;
      parts.transport.close();
    },
  };
}
