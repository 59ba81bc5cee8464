import { ALBUM_GRANTS_MAX } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockPair } from '../../profiles/lock-pair.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { findVisible } from '../../profiles/visibility.ts';
import { albumGrantNotice } from './events.ts';
import { countGrants, deleteGrant, insertGrant } from './queries.ts';

/**
 * Shows the caller's album to a member, who is notified.
 * @throws album_grant_limit at 100 members; not_found for the caller's own id; and what `findVisible` throws
 * @spec D5.4
 */
export const grantAlbum = (app: App, caller: MemberCaller, id: string): Promise<void> =>
  transact(app, async tx => {
    const { profileId: ownerId } = caller.member;
    // Because of this lock, no grant survives a concurrent block.
    await lockPair(tx.db, ownerId, id);
    const { id: viewerId, name: viewerName } = await findVisible(tx, caller, id);
    if (viewerId === ownerId) throw new ApiError('not_found');
    await lockProfile(tx, ownerId);
    if (!(await insertGrant(tx.db, { ownerId, viewerId, viewerName, at: tx.now }))) return;
    if ((await countGrants(tx.db, ownerId)) > ALBUM_GRANTS_MAX) throw new ApiError('album_grant_limit');
    tx.publish(albumGrantNotice(ownerId, viewerId));
  });

/**
 * The viewer's earlier album addresses stop working, because each request checks the grant.
 * @spec D5.4
 */
export const revokeAlbum = (app: App, { member }: MemberCaller, viewerId: string): Promise<void> =>
  transact(app, async tx => {
    if (await deleteGrant(tx.db, member.profileId, viewerId))
      tx.publish(albumGrantNotice(member.profileId, viewerId));
  });

/**
 * Without contact, a grant by the blocked member remains, which hides the block.
 * @spec D5.4 4.4 D1.2
 */
export async function removeGrantsOnBlock(
  { db }: Tx,
  { blockerId, blockedId, hadContact }: { blockerId: string; blockedId: string; hadContact: boolean },
): Promise<void> {
  await deleteGrant(db, blockerId, blockedId);
  if (hadContact) await deleteGrant(db, blockedId, blockerId);
}
