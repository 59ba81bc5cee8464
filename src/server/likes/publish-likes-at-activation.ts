import type { Tx } from '../platform/transact.ts';
import { likeNotice } from './events.ts';
import { selectLiked } from './queries.ts';

/**
 * Publishes the likes that the member gave before activation.
 * @spec 4.7 4.2
 */
export async function publishHeldLikes(tx: Tx, { profileId: liker }: { profileId: string }): Promise<void> {
  for (const { liked_id: liked } of await selectLiked(tx.db, liker))
    tx.publish(likeNotice([liked], { liker, liked, matched: false }));
}
