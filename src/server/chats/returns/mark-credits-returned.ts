import type { Tx } from '../../platform/transact.ts';
import { updateReturnedFromLedger } from './queries.ts';

/**
 * Ignores other references and recorded returns; messages cleared for both get their credits later
 * (docs/features/chats.md).
 * @spec D5.1
 */
export const markCreditsReturned = (tx: Tx, { references }: { references: string[] }): Promise<void> =>
  updateReturnedFromLedger(tx.db, references);
