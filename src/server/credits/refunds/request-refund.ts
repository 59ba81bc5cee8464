import { createHash } from 'node:crypto';
import { vatInside } from '#contract/vat';
import type { Tx } from '../../platform/transact.ts';
import { releaseDebit } from '../direct-debit/release-debit.ts';
import { removeRefundedCredits } from '../payments/payment-ledger.ts';
import { insertRefund } from '../payments/refund-queries.ts';
import type { PurchaseRow } from '../withdrawals/queries.ts';

/** The notice that wakes whoever sends money back, in whichever process he is. */
export const REFUNDS_REQUESTED = 'refunds_requested';

/** What is taken out of which purchase; what was noted of it before is not asked for again. */
type RefundablePart = { purchase: Omit<PurchaseRow, 'is_due'>; credits: number; amount: number };

/**
 * Takes what is unused of a purchase out of the wallet and notes that its money goes back the way it came, in the caller's transaction
 * and under its lock of the wallet; a worker sends it right after the commit. What was not collected yet is not collected instead.
 */
export async function requestRefund(
  tx: Tx,
  accountId: string | null,
  { purchase, credits, amount }: RefundablePart,
  kind: 'withdrawal' | 'deletion',
): Promise<void> {
  const vat = vatInside(purchase.refunded_amount + amount, purchase.vat_rate) - purchase.refunded_vat;
  const { id } = await insertRefund(tx.db, {
    ...(kind === 'deletion' && { id: deletionRefundId(purchase.id) }),
    ...{ payment_id: purchase.id, kind, credits, debt: 0, amount, vat, state: 'requested', now: tx.now },
  });
  await removeRefundedCredits(tx, accountId, { reference: id, contra: 'refunds', credits });
  await releaseDebit(tx, purchase.id);
  tx.publish({ to: [], type: REFUNDS_REQUESTED, ids: {} });
}

/**
 * The id of what goes back when an account is deleted hangs on the payment alone: where a restored database erases the account again,
 * the provider is asked for the same refund, and sends it once.
 */
export function deletionRefundId(payment: string): string {
  const hex = createHash('sha256').update(`deletion ${payment}`).digest('hex');
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
