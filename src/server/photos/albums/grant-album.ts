import { ALBUM_GRANTS_MAX } from '#contract/constants';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { lockPair } from '../../profiles/lock-pair.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { findVisible } from '../../profiles/visibility.ts';
import { albumNotice } from './events.ts';
import { countGrants, deleteGrant, insertGrant } from './grant-queries.ts';

/**
 * Shows the caller's closed album to one member, who hears of it (decisions, 5.4); again it changes nothing. Throws
 * `album_grant_limit` with 100 of them, `not_found` for himself, and what `findVisible` throws.
 */
export const grantAlbum = (app: App, caller: MemberCaller, id: string): Promise<void> =>
  transact(app, async tx => {
    const { profileId: ownerId } = caller.member;
    // A block between the two comes before or after, never in between.
    await lockPair(tx.db, ownerId, id);
    const { id: viewerId, name: viewerName } = await findVisible(tx, caller, id);
    if (viewerId === ownerId) throw new ApiError('not_found');
    await lockProfile(tx, ownerId);
    if (!(await insertGrant(tx.db, { ownerId, viewerId, viewerName, at: tx.now }))) return;
    if ((await countGrants(tx.db, ownerId)) > ALBUM_GRANTS_MAX) throw new ApiError('album_grant_limit');
    tx.publish(albumNotice(ownerId, viewerId));
  });

/** Takes the caller's album back from a member: from the commit on no address of it opens for him. */
export const takeBackAlbum = (app: App, { member }: MemberCaller, viewerId: string): Promise<void> =>
  transact(app, async tx => {
    if (await deleteGrant(tx.db, member.profileId, viewerId))
      tx.publish(albumNotice(member.profileId, viewerId));
  });
