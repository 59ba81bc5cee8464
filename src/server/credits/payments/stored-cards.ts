import type { PaymentStatus } from '../../platform/payments/provider.ts';
import type { Tx } from '../../platform/transact.ts';
import type { PaymentRow } from './queries.ts';
import { insertStoredCard } from './stored-card-queries.ts';

/**
 * Stores a card at the moment its payment completes, if the member asked for it; a later repeated report does
 * not store a deleted card again.
 * @spec D2.15
 */
export async function persistStoredCard(
  tx: Tx,
  { account_id: accountId, provider, method }: PaymentRow,
  card: PaymentStatus['storedCard'] | undefined,
): Promise<void> {
  if (card && accountId) await insertStoredCard(tx.db, { accountId, provider, method, ...card, at: tx.now });
}
