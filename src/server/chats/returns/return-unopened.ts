import type { App } from '../../app.ts';
import { oweReturns } from '../../credits/returns/owe-returns.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockJudged, selectToJudge, updateJudged, updateReturned } from './queries.ts';
import { RETURN_MS } from './return-time.ts';

const AT_ONCE = 500;

/**
 * Gives back what was paid for messages that were not opened within 7 days of their delivery (decisions, 5.1). Every message is
 * judged once, in the order of delivery, a batch a transaction: one that is cut short is judged again, and of two workers one waits. Ends
 * when all are judged, or when `isStopping` says so.
 */
export async function returnUnopened(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping() && (await transact(app, judgeBatch)) >= AT_ONCE);
}

async function judgeBatch(tx: Tx): Promise<number> {
  const due = new Date(tx.now.getTime() - RETURN_MS);
  const after = await lockJudged(tx.db);
  const judged = await selectToJudge(tx.db, { after, due, limit: AT_ONCE });
  if (judged.until === null) return 0;
  const senders = new Map(judged.unopened.map(({ id, sender_id }) => [id, sender_id]));
  const owed = await oweReturns(
    tx,
    judged.unopened.map(({ id }) => ({ reference: id, dueAt: tx.now })),
  );
  await updateReturned(tx.db, owed);
  for (const { reference: message } of owed)
    tx.notify({ to: [senders.get(message) ?? ''], type: 'message', ids: { message } });
  await updateJudged(tx.db, judged.until);
  return judged.count;
}
