import type { getBlocked as call } from '#contract/blocks';
import type { Output } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { deleteBlock, insertBlock, selectBlock, selectBlocked, selectHadContact } from './block-queries.ts';
import { sendBlockContactsLater } from './contacts/block-contacts.ts';
import { selectAccountOfProfile } from './contacts/queries.ts';
import { lockPair } from './lock-pair.ts';
import { findVisibleOrRevealBlock } from './visibility.ts';

/**
 * Blocks a member, and removes what links the two members, such as likes.
 * @throws not_found for the caller's own id, and what `findVisibleOrRevealBlock` throws
 * @spec 4.4 D1.2
 */
export async function blockMember(app: App, caller: MemberCaller, blockedId: string): Promise<void> {
  const blockerId = caller.member.profileId;
  if (blockedId === blockerId) throw new ApiError('not_found');
  if (await selectBlock(app.db, blockerId, blockedId)) return;
  await findVisibleOrRevealBlock(app, caller, blockedId);
  await transact(app, tx => insertBlockAndNotify(tx, app, blockerId, blockedId));
}

async function insertBlockAndNotify(
  tx: Tx,
  { hooks, clock }: App,
  blockerId: string,
  blockedId: string,
): Promise<void> {
  await lockPair(tx.db, blockerId, blockedId);
  const hadContact = await selectHadContact(tx.db, blockerId, blockedId);
  const isNew = await insertBlock(tx.db, { blockerId, blockedId, hadContact, at: clock.now() });
  if (!isNew) return;
  await hooks.onBlocked.run(tx, { blockerId, blockedId, hadContact });
  // A blocked member who had no contact with the blocker must not learn of the block.
  const to = hadContact ? [blockerId, blockedId] : [blockerId];
  tx.publish({ to, type: 'blocked', ids: { blocker: blockerId, blocked: blockedId } });
}

/**
 * Succeeds even if there is no block. Nothing that the block deleted is restored.
 * @spec 4.4 6.4
 */
export const unblockMember = (app: App, { member }: MemberCaller, blockedId: string): Promise<void> =>
  transact(app, async tx => {
    await deleteBlock(tx.db, member.profileId, blockedId);
    // The member's address may be in the caller's list of contacts. Later, so that a block and its end test no address.
    const accounts = await selectAccountOfProfile(tx.db, blockedId);
    await sendBlockContactsLater(app, tx, member.profileId, [{ subject: blockedId, accounts }]);
  });

/**
 * Returns the names at the time of the block, because newer names may be hidden.
 * @spec 4.4 6.4
 */
export const getBlocked = async ({ db }: App, { member }: MemberCaller): Promise<Output<typeof call>> => ({
  profiles: (await selectBlocked(db, member.profileId)).map(({ id, name }) => ({ id, name })),
});
