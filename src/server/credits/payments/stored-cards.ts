import type { PaymentStatus } from '../../platform/payments/provider.ts';
import type { Tx } from '../../platform/transact.ts';
import type { PaymentRow } from './queries.ts';
import { insertCard } from './stored-card-queries.ts';

/** Keeps the card a member asked to have kept, once its payment is completed. */
export async function keepCard(tx: Tx, payment: PaymentRow, status: PaymentStatus): Promise<void> {
  const { account_id: accountId, provider, method } = payment;
  if (status.state !== 'completed' || !status.keptCard || !accountId) return;
  await insertCard(tx.db, { accountId, provider, method, ...status.keptCard, at: tx.now });
}
