import type { App, BlockEvent, MemberCaller } from '../app.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { memberLeftNotice } from '../profiles/member-notices.ts';
import { unlikeNotice } from './events.ts';
import { unlikeTogether } from './like-together.ts';
import { endLikesOnBlock, endMatch, moveToTakenBack } from './queries.ts';
import { throttledRecipients } from './toggled-likes.ts';

/**
 * Moves the like to the taken-back likes, because liking again within a day restores it.
 * @spec 4.7
 */
export async function unlike(app: App, caller: MemberCaller, id: string): Promise<null> {
  if (await unlikeTogether(app, caller, id)) return null;
  return transact(app, async tx => {
    const { member } = caller;
    const { profileId: liker } = member;
    await lockPair(tx.db, liker, id);
    if (!(await moveToTakenBack(tx.db, liker, id, tx.now))) return null;
    await endMatch(tx.db, id, liker);
    tx.publish(unlikeNotice(await throttledRecipients(tx, member, id), { liker, liked: id }));
    return null;
  });
}

/**
 * Deletes the likes, and stores the blocker's own as taken back. Without contact, `memberLeftNotice` hides the block from the blocked member.
 * @spec 4.4 D1.2
 */
export async function removeLikesOnBlock(
  tx: Tx,
  { blockerId, blockedId, hadContact }: BlockEvent,
): Promise<void> {
  await lockPair(tx.db, blockerId, blockedId);
  const removed = await endLikesOnBlock(tx.db, blockerId, blockedId, tx.now);
  if (removed && !hadContact) tx.publish(memberLeftNotice([blockedId], blockerId));
}
