import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { noteSent } from '../refunds/send-refunds.ts';
import { isByHand, markCollected } from './operator-queries.ts';

type Operated = Pick<App, 'db' | 'bus' | 'clock'>;

/** What stands where a provider's reference of the refund would. */
const BY_HAND = 'by hand';

/** The bank has paid a batch: its debits are open no longer. @returns how many, without those that came back */
export const collectBatch = (app: Operated, site: Site, batch: string): Promise<number> =>
  transact(app, tx => markCollected(tx.db, site.id, batch, tx.now));

/** Money of a collected debit was sent back by hand. @returns whether it waited for that */
export async function noteSentByHand(app: Operated, site: Site, refund: string): Promise<boolean> {
  return (await isByHand(app.db, site.id, refund)) && noteSent(app, refund, BY_HAND);
}
