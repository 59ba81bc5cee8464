import type { Blocking } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { goneNotice } from '../profiles/gone-notice.ts';
import { lockPair } from '../profiles/lock-pair.ts';
import { keepEvidence } from './evidence/keep-evidence.ts';
import { returnOfBlocked } from './returns/return-removed.ts';
import { deleteConversation } from './write-queries.ts';

/** One member blocked the other: their conversation goes, for both (section 4). A first message under way waits, and goes too. */
export async function removeConversation(
  tx: Tx,
  { blockerId, blockedId, hadContact }: Blocking,
): Promise<void> {
  await lockPair(tx.db, blockerId, blockedId);
  await returnOfBlocked(tx, { blockerId, blockedId, hadContact });
  await keepEvidence(tx, { blockerId, blockedId, hadContact });
  const removed = await deleteConversation(tx.db, blockerId, blockedId);
  // Nothing was delivered yet: he is not told of the block, and sees what he would if the other one had left.
  if (removed && !hadContact) tx.notify(goneNotice([blockedId], blockerId));
}
