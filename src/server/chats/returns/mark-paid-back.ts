import type { Tx } from '../../platform/transact.ts';
import { updatePaidBack } from './queries.ts';

/**
 * Writes at messages how many credits came back for them, where nothing says so yet: what both deleted is emptied at once and paid
 * back later (decisions, 5.1; docs/decisions/0125). What is gone, or no message, it leaves.
 */
export const markPaidBack = (tx: Tx, { references }: { references: string[] }): Promise<void> =>
  updatePaidBack(tx.db, references);
