import { WEEKLY_UPDATES } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import type { Tx } from '../../platform/transact.ts';

export const SEND_WEEKLY_UPDATES_LATER = 'send-weekly-updates-later';

/** `since`: when the update was due. */
export type LaterUpdates = { accountIds: string[]; since: string };

export const isTooLate = (since: Date, at: Date): boolean =>
  at.getTime() - since.getTime() > WEEKLY_UPDATES.windowHours * HOUR_MS;

/**
 * Tries again after `waitMs`, by default an hour, until the update would be out of date.
 * @spec D2.48
 */
export async function sendLater(
  tx: Tx,
  accountIds: readonly string[],
  { since, waitMs = HOUR_MS }: { since: Date; waitMs?: number },
): Promise<void> {
  const startAfter = new Date(tx.now.getTime() + waitMs);
  if (accountIds.length === 0 || isTooLate(since, startAfter)) return;
  await tx.sendJob(
    SEND_WEEKLY_UPDATES_LATER,
    { accountIds, since: since.toISOString() },
    waitMs > 0 ? { startAfter } : {},
  );
}
