import { UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { reactivableUntil } from '../../accounts/deletion/grace-period.ts';
import type { App, BlockEvent } from '../../app.ts';
import { scheduleCreditReturns } from '../../credits/returns/return-credits.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import {
  lockConversationBetween,
  lockConversationsOf,
  lockReturnsProgress,
  selectDueForReturn,
  selectUnopenedBy,
  updateReturned,
  updateReturnedFromLedger,
  updateReturnsProgress,
} from './queries.ts';

/** @spec D5.1 */
export const RETURN_MS = UNREAD_MESSAGE_REFUND_DAYS * DAY_MS;

const BATCH_SIZE = 500;

/**
 * Processes each batch in one transaction, so that an interrupted batch is repeated.
 * @spec D5.1
 */
export async function returnCreditsOfUnopened(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping() && (await transact(app, processBatch)) >= BATCH_SIZE);
}

async function processBatch(tx: Tx): Promise<number> {
  const due = new Date(tx.now.getTime() - RETURN_MS);
  const after = await lockReturnsProgress(tx.db);
  const batch = await selectDueForReturn(tx.db, { after, due, limit: BATCH_SIZE });
  if (batch.until === null) return 0;
  const senders = new Map(batch.unopened.map(({ id, sender_id }) => [id, sender_id]));
  const owed = await scheduleCreditReturns(
    tx,
    batch.unopened.map(({ id }) => ({ reference: id, dueAt: tx.now })),
  );
  await updateReturned(tx.db, owed);
  for (const { reference: message } of owed)
    tx.publish({ to: [senders.get(message) ?? ''], type: 'message', ids: { message } });
  await updateReturnsProgress(tx.db, batch.until);
  return batch.count;
}

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

/**
 * Ignores references that are not messages, and messages already marked.
 * @spec D5.1
 */
export const markCreditsReturned = (tx: Tx, { references }: { references: string[] }): Promise<void> =>
  updateReturnedFromLedger(tx.db, references);
