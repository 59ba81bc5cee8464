import { FIRST_MESSAGES } from '#contract/constants';
import { ApiError } from '#contract/errors';
import { waitUntil } from '../../platform/http/rate-limit.ts';
import { isYoung } from '../../platform/http/young-account.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectUnanswered } from './queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** First messages after then count, those of a day: of earlier ones no limit knows. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/**
 * Refuses a first message to a stranger where the sender has written to as many within an hour or a day as an account of its age may;
 * those who answered do not count (decisions, "Strangers, visits, likes"). The caller holds the lock on the sender's conversations.
 * @throws first_messages_limit with the time until the next one
 */
export async function refuseTooMany(tx: Tx, senderId: string, signedUpAt: Date): Promise<void> {
  const sent = await selectUnanswered(tx.db, senderId, countedSince(tx.now));
  const free = nextFirstMessageAt(sent, signedUpAt, tx.now);
  if (free > tx.now) throw new ApiError('first_messages_limit', { params: waitUntil(free, tx.now) });
}

/** From when on a member may write to a stranger, after the first messages of a day, the earliest first. */
export function nextFirstMessageAt(sent: readonly Date[], signedUpAt: Date, now: Date): Date {
  const { perHour, perDay } = isYoung(signedUpAt, now) ? FIRST_MESSAGES.young : FIRST_MESSAGES.later;
  const freeAt = (most: number, window: number): number => {
    // The one that must be out of the window, so that there is room for another.
    const last = sent.at(-most);
    return last === undefined ? 0 : last.getTime() + window;
  };
  return new Date(Math.max(freeAt(perHour, HOUR_MS), freeAt(perDay, DAY_MS)));
}
