import { LIKES } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import type { App, Member } from '../app.ts';
import { countHit } from '../platform/http/rate-limit.ts';
import type { Tx } from '../platform/transact.ts';
import { likeEventRecipients } from './events.ts';
import { LIKE_LIMITS } from './like-limits.ts';
import { deleteTakenBackBefore } from './queries.ts';

export const takenBackSince = (now: Date): Date => new Date(now.getTime() - LIKES.sameLikeHours * HOUR_MS);

/** @spec 4.7 */
export const purgeTakenBackLikes = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteTakenBackBefore(db, takenBackSince(clock.now()));

/**
 * The liked member receives only a few events a day about the same like.
 * @spec 4.7
 */
export async function throttledRecipients(
  tx: Tx,
  liker: Pick<Member, 'profileId' | 'status'>,
  liked: string,
): Promise<string[]> {
  const { keyOf, seconds } = LIKE_LIMITS.events;
  const { hits } = await countHit(tx.db, keyOf(liker.profileId, liked), seconds, tx.now);
  return recipientsAfter(hits, liker, liked);
}

/** `eventHits` includes the event that is published now. */
export const recipientsAfter = (
  eventHits: number,
  liker: Pick<Member, 'profileId' | 'status'>,
  liked: string,
): string[] => (eventHits <= LIKE_LIMITS.events.hits ? likeEventRecipients(liker, liked) : [liker.profileId]);
