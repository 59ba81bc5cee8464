import type { Tx } from '../platform/transact.ts';
import { likeNotice } from './events.ts';
import { selectLiked } from './queries.ts';

/** A member confirmed his address, so that his profile shows, and with it whom he likes: they are told now. */
export async function showKeptLikes(tx: Tx, { profileId: liker }: { profileId: string }): Promise<void> {
  for (const { liked_id: liked } of await selectLiked(tx.db, liker))
    tx.publish(likeNotice([liked], { liker, liked, matched: false }));
}
