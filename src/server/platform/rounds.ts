import { DatabaseAway } from './database-away.ts';
import type { Bus } from './live/bus.ts';
import type { Log } from './log.ts';
import { onceAMinute } from './once-a-minute.ts';

export type RoundsParts = {
  bus: Bus;
  log: Log;
  /** What waits, for the log. */
  what: string;
  /** The notice that tells of more, sent after the commit. */
  wokenBy: string;
  /** How many workers at once in this process. */
  lanes: number;
  /** Does all that is due, one after the other, until there is no more or `isStopping` says so. */
  work: (isStopping: () => boolean) => Promise<unknown>;
};

/** Looks by itself this often: for what has come due again, and for notices that were lost. */
const POLL_MS = 5_000;

/**
 * Does what waits in a table right after the transaction that put it there has committed, in whichever process. `close` waits for
 * what has been begun.
 */
export function startRounds({ bus, log, what, wokenBy, lanes, work }: RoundsParts): {
  close(): Promise<void>;
} {
  let closing = false;
  let round: Promise<void> | null = null;
  let again = false;

  const tellAway = onceAMinute(() => log.warn(`${what} wait for the database`));
  const tell = (reason: unknown) =>
    reason instanceof DatabaseAway ? tellAway() : log.warn({ err: reason }, `${what} not seen to`);

  const wake = () => {
    again = true;
    round ??= run().finally(() => {
      round = null;
    });
  };

  const run = async () => {
    while (again && !closing) {
      again = false;
      const begun = Array.from({ length: lanes }, () => work(() => closing));
      for (const lane of await Promise.allSettled(begun)) if (lane.status === 'rejected') tell(lane.reason);
    }
  };

  const unsubscribe = bus.subscribe(notice => {
    if (notice.type === wokenBy) wake();
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
    },
  };
}
