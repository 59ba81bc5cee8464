import { FIRST_MESSAGES, LIMITED_FIRST_MESSAGES } from '#contract/constants';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { isYoungAccount } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { waitTimeUntil } from '../../platform/http/rate-limit.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteFirstMessagesBefore, selectUnansweredFirstMessages } from './queries.ts';

const firstMessagesCutoff = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** What abuse signals left of the limits: null is nothing. Bulk spam gets no explanation. */
export type SenderLimits = {
  signedUpAt: Date;
  limit: string | null;
  limitIsExplained: boolean;
};

/**
 * Lock with `lockStartedConversations` before the call, so that concurrent first messages wait.
 * @throws first_messages_limit or first_messages_slowed with the waiting time; first_messages_stopped
 * @spec D2.42 D5.13
 */
export async function refuseTooManyFirstMessages(
  tx: Tx,
  senderId: string,
  { signedUpAt, limit, limitIsExplained }: SenderLimits,
): Promise<void> {
  const slowed = limit === 'slowed' || limit === 'review' ? limit : null;
  if (limit === 'stopped') refuseStopped(limitIsExplained, tx.now);
  const sent = await selectUnansweredFirstMessages(tx.db, senderId, firstMessagesCutoff(tx.now));
  const free = nextFirstMessageAt(sent, signedUpAt, tx.now, slowed);
  if (free <= tx.now) return;
  const code = slowed && limitIsExplained ? 'first_messages_slowed' : 'first_messages_limit';
  throw new ApiError(code, { params: waitTimeUntil(free, tx.now) });
}

function refuseStopped(isExplained: boolean, now: Date): never {
  if (isExplained) throw new ApiError('first_messages_stopped');
  const tomorrow = new Date(now.getTime() + DAY_MS);
  throw new ApiError('first_messages_limit', { params: waitTimeUntil(tomorrow, now) });
}

/** `sent` contains the unanswered first messages of the past 24 hours, in ascending order. */
export function nextFirstMessageAt(
  sent: readonly Date[],
  signedUpAt: Date,
  now: Date,
  slowed: keyof typeof LIMITED_FIRST_MESSAGES | null = null,
): Date {
  const usual = isYoungAccount(signedUpAt, now) ? FIRST_MESSAGES.young : FIRST_MESSAGES.later;
  const { perHour, perDay } = slowed ? LIMITED_FIRST_MESSAGES[slowed] : usual;
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
