import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../app.ts';
import { type Tx, transact } from '../platform/transact.ts';
import { deleteBlock, insertBlock, selectBlock, selectHaveMet } from './block-queries.ts';
import { lockPair } from './lock-pair.ts';
import { findOrTell } from './visibility.ts';

/**
 * Blocks a member: what was between the two goes, neither sees the other (section 4). Who had a conversation or match with
 * the caller will be told, nobody else. Again it changes nothing. Throws `not_found` for himself, and what `findOrTell` throws.
 */
export async function blockMember(app: App, caller: MemberCaller, blockedId: string): Promise<void> {
  const blockerId = caller.member.profileId;
  if (blockedId === blockerId) throw new ApiError('not_found');
  if (await selectBlock(app.db, blockerId, blockedId)) return;
  await findOrTell(app, caller, blockedId);
  await transact(app, tx => block(tx, app, blockerId, blockedId));
}

async function block(tx: Tx, { hooks, clock }: App, blockerId: string, blockedId: string): Promise<void> {
  await lockPair(tx.db, blockerId, blockedId);
  const hadContact = await selectHaveMet(tx.db, blockerId, blockedId);
  const isNew = await insertBlock(tx.db, { blockerId, blockedId, hadContact, at: clock.now() });
  if (!isNew) return;
  await hooks.onBlocked.run(tx, { blockerId, blockedId, hadContact });
  // The blocked one hears of it only if he may know who blocks him. Where there was less between them than that, it is
  // to him as if the other one had left: whoever keeps what there was says so.
  const to = hadContact ? [blockerId, blockedId] : [blockerId];
  tx.notify({ to, type: 'blocked', ids: { blocker: blockerId, blocked: blockedId } });
}

/** Lifts a block of the caller's; what went with it does not come back. Nothing happens where there is none. */
export async function unblockMember(app: App, { member }: MemberCaller, blockedId: string): Promise<void> {
  await deleteBlock(app.db, member.profileId, blockedId);
}
