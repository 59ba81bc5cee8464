import type { App } from '../../app.ts';
import { scheduleCreditReturns } from '../../credits/returns/return-credits.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockReturnsProgress, selectDueForReturn, updateReturned, updateReturnsProgress } from './queries.ts';
import { RETURN_MS } from './return-time.ts';

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
