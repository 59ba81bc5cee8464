import { LIKES } from '#contract/constants';
import type { App, Member } from '../app.ts';
import { countHit } from '../platform/http/rate-limit.ts';
import type { Tx } from '../platform/transact.ts';
import { likeEventRecipients } from './events.ts';
import { deleteTakenBackBefore } from './queries.ts';

const HOUR_MS = 3_600_000;
const HOUR_S = 3_600;

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
  const { hits } = await countHit(
    tx.db,
    `like-events ${liker.profileId} ${liked}`,
    LIKES.sameLikeHours * HOUR_S,
    tx.now,
  );
  return hits <= LIKES.immediateEvents ? likeEventRecipients(liker, liked) : [liker.profileId];
}
