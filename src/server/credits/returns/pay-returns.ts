import type { App } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { creditsChanged } from '../events.ts';
import { claimOwed, insertReturns } from './queries.ts';

const AT_ONCE = 200;

/**
 * Gives back all credits that are due, each lot to where it came from (decisions, 5.1): a batch a transaction, which also takes it
 * off the list, so that a process that dies loses none and none comes twice. May run several times at once.
 */
export async function payReturns(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const paid = await transact(app, tx => payBatch(app, tx));
    if (paid < AT_ONCE) return;
  }
}

async function payBatch({ hooks }: App, tx: Tx): Promise<number> {
  const references = await claimOwed(tx.db, tx.now, AT_ONCE);
  const members = await insertReturns(tx.db, references, tx.now);
  await hooks.onPaidBack.run(tx, { references });
  for (const member of members) tx.notify(creditsChanged(member));
  return references.length;
}
