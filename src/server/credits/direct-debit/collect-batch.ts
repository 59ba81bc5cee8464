import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { markCollected, markSentByHand } from './operator-queries.ts';

type Operated = Pick<App, 'db' | 'bus' | 'clock'>;

/** The bank has paid a batch: its debits are open no longer. @returns how many, without those that came back */
export const collectBatch = (app: Operated, site: Site, batch: string): Promise<number> =>
  transact(app, tx => markCollected(tx.db, site.id, batch, tx.now));

/** Money of a collected debit was sent back by hand. @returns whether it was not noted before */
export const noteSentByHand = ({ db, clock }: Operated, site: Site, refund: string): Promise<boolean> =>
  markSentByHand(db, site.id, refund, clock.now());
