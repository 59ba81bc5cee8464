import type { Tx } from '../../platform/transact.ts';
import type { PaymentStatus } from '../../providers/payments/provider.ts';
import type { PaymentRow } from './queries.ts';
import { insertStoredCard } from './stored-card-queries.ts';

/**
 * Call it when the payment completes; a later call would restore a deleted card.
 * @spec D2.15
 */
export async function persistStoredCard(
  tx: Tx,
  { account_id: accountId, provider, method }: PaymentRow,
  card: PaymentStatus['storedCard'] | undefined,
): Promise<void> {
  if (card && accountId) await insertStoredCard(tx.db, { accountId, provider, method, ...card, at: tx.now });
}
