import type { Tx } from '../../platform/transact.ts';
import { updateReturnedFromLedger } from './queries.ts';

/**
 * Ignores references that are not messages, and messages already marked.
 * @spec D5.1
 */
export const markCreditsReturned = (tx: Tx, { references }: { references: string[] }): Promise<void> =>
  updateReturnedFromLedger(tx.db, references);
