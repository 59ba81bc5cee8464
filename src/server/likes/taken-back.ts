import { LIKES } from '#contract/constants';
import type { App, Member } from '../app.ts';
import { countHit } from '../platform/http/rate-limit.ts';
import type { Tx } from '../platform/transact.ts';
import { hearers } from './events.ts';
import { deleteKeptBefore } from './queries.ts';

const HOUR_MS = 3_600_000;
const HOUR_S = 3_600;

/** Likes taken back after this moment are still kept. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - LIKES.sameLikeHours * HOUR_MS);

/** Forgets the likes that were taken back longer ago than a day. */
export const forgetTakenBack = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteKeptBefore(db, keptSince(clock.now()));

/**
 * Who hears at once that a like was taken back, or given again: the other one a few times a day. Who goes on pressing is told of to
 * himself alone, and what became of it shows with the other one's next fetch (docs/decisions/0108).
 */
export async function hearersOfTurn(
  tx: Tx,
  liker: Pick<Member, 'profileId' | 'status'>,
  liked: string,
): Promise<string[]> {
  const { hits } = await countHit(
    tx.db,
    `turns ${liker.profileId} ${liked}`,
    LIKES.sameLikeHours * HOUR_S,
    tx.now,
  );
  return hits <= LIKES.immediateEvents ? hearers(liker, liked) : [liker.profileId];
}
