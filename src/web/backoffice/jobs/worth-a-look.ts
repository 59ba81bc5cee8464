import type { StaffJobQueue } from '#contract/staff-jobs';

/** A job that is due waits some seconds for its worker. */
const WAITS_LONG_MS = 5 * 60_000;

/**
 * Whether something failed, or waits for longer than a worker needs.
 * @spec D5.10
 */
export function isWorthALook(line: StaffJobQueue, now: Date): boolean {
  const { failed, waiting_since: since, last_done: done, last_failed: lastFailed } = line;
  if (failed > 0 || (since && now.getTime() - Date.parse(since) > WAITS_LONG_MS)) return true;
  return lastFailed !== null && (done === null || lastFailed > done);
}
