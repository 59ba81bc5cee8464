import { reactivableUntil } from '../../accounts/deletion/grace-period.ts';
import type { BlockEvent } from '../../app.ts';
import { scheduleCreditReturns } from '../../credits/returns/return-credits.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockConversationBetween, lockConversationsOf, selectUnopenedBy } from './queries.ts';
import { RETURN_MS } from './return-time.ts';

/** @spec D5.1 4.3 */
export async function returnCreditsOfErased(
  tx: Tx,
  { profileId }: { profileId: string | null },
): Promise<void> {
  if (profileId === null) return;
  await lockConversationsOf(tx.db, profileId);
  const unopened = await selectUnopenedBy(tx.db, profileId);
  await scheduleCreditReturns(
    tx,
    unopened.map(({ id }) => ({ reference: id, dueAt: tx.now })),
  );
}

/**
 * Without contact, the block must look like an account deletion, so credits return later.
 * @spec D5.1 4.4
 */
export async function returnCreditsOfBlocked(
  tx: Tx,
  { blockerId, blockedId, hadContact }: BlockEvent,
): Promise<void> {
  await lockConversationBetween(tx.db, blockerId, blockedId);
  const unopened = await selectUnopenedBy(tx.db, blockerId, blockedId);
  await scheduleCreditReturns(
    tx,
    unopened.map(({ id, sent_at }) => ({
      reference: id,
      dueAt: hadContact ? new Date(sent_at.getTime() + RETURN_MS) : reactivableUntil(tx.now),
    })),
  );
}
