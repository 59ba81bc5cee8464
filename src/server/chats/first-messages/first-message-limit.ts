import { FIRST_MESSAGES } from '#contract/constants';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { isYoungAccount } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { waitTimeUntil } from '../../platform/http/rate-limit.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteFirstMessagesBefore, selectUnansweredFirstMessages } from './queries.ts';

const firstMessagesCutoff = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/**
 * Lock with `lockStartedConversations` before the call, so that concurrent first messages wait.
 * @throws first_messages_limit with the waiting time
 * @spec D2.42
 */
export async function refuseTooManyFirstMessages(tx: Tx, senderId: string, signedUpAt: Date): Promise<void> {
  const sent = await selectUnansweredFirstMessages(tx.db, senderId, firstMessagesCutoff(tx.now));
  const free = nextFirstMessageAt(sent, signedUpAt, tx.now);
  if (free > tx.now) throw new ApiError('first_messages_limit', { params: waitTimeUntil(free, tx.now) });
}

/** `sent` contains the unanswered first messages of the past 24 hours, in ascending order. */
export function nextFirstMessageAt(sent: readonly Date[], signedUpAt: Date, now: Date): Date {
  const { perHour, perDay } = isYoungAccount(signedUpAt, now) ? FIRST_MESSAGES.young : FIRST_MESSAGES.later;
  const freeAt = (limit: number, window: number): number => {
    // The sender may write the next message when `last` is older than `window`.
    const last = sent.at(-limit);
    return last === undefined ? 0 : last.getTime() + window;
  };
  return new Date(Math.max(freeAt(perHour, HOUR_MS), freeAt(perDay, DAY_MS)));
}

/** @spec D2.42 */
export const purgeFirstMessages = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteFirstMessagesBefore(db, firstMessagesCutoff(clock.now()));
