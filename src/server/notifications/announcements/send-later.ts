import { ANNOUNCEMENTS } from '#contract/constants';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import type { Tx } from '../../platform/transact.ts';
import type { Announcement } from './queries.ts';

export const SEND_ANNOUNCEMENT_LATER = 'send-announcement-later';

export type LaterAnnouncement = { id: string; accountIds: string[] };

export const isTooLate = ({ begunAt }: Announcement, at: Date): boolean =>
  at.getTime() - begunAt.getTime() > ANNOUNCEMENTS.days * DAY_MS;

/**
 * Tries again after `waitMs`, by default an hour, until the announcement would be out of date.
 * @spec D2.48
 */
export async function sendLater(
  tx: Tx,
  announcement: Announcement,
  accountIds: string[],
  waitMs = HOUR_MS,
): Promise<void> {
  const startAfter = new Date(tx.now.getTime() + waitMs);
  if (accountIds.length === 0 || isTooLate(announcement, startAfter)) return;
  await tx.sendJob(SEND_ANNOUNCEMENT_LATER, { id: announcement.id, accountIds }, { startAfter });
}

/** A paused announcement is not out of date before it is resumed. */
export const sendAfterPause = (tx: Tx, { id }: Announcement, accountIds: readonly string[]): Promise<void> =>
  tx.sendJob(
    SEND_ANNOUNCEMENT_LATER,
    { id, accountIds: [...accountIds] },
    { startAfter: new Date(tx.now.getTime() + HOUR_MS) },
  );
