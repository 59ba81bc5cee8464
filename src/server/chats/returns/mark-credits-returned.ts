import type { Tx } from '../../platform/transact.ts';
import { updateReturnedFromLedger } from './queries.ts';

/**
 * Records on messages how many credits were returned for them, if it is not recorded yet: messages that both
 * deleted are cleared at once and their credits returned later (docs/features/chats.md). Ignores references to
 * other things.
 * @spec D5.1
 */
export const markCreditsReturned = (tx: Tx, { references }: { references: string[] }): Promise<void> =>
  updateReturnedFromLedger(tx.db, references);
