import { createHash } from 'node:crypto';
import { vatInside } from '#contract/vat';
import type { Tx } from '../../platform/transact.ts';
import { releaseDebit } from '../direct-debit/release-debit.ts';
import { removeRefundedCredits } from '../payments/payment-ledger.ts';
import { insertRefund } from '../payments/refund-queries.ts';
import { lockWallet } from '../queries.ts';
import type { PurchaseRow } from '../withdrawals/queries.ts';

export const SEND_REFUNDS = 'send-refunds';

type RefundablePart = { purchase: Omit<PurchaseRow, 'is_due'>; credits: number; amount: number };

/**
 * The wallet must be locked. Before its export, a direct debit is reduced, not refunded. Credits of a `refund` that the
 * member has already spent become debt.
 * @returns the debt
 * @spec D2.35 D5.1
 */
export async function requestRefund(
  tx: Tx,
  accountId: string | null,
  { purchase, credits, amount }: RefundablePart,
  kind: 'withdrawal' | 'deletion' | 'refund',
): Promise<number> {
  const wallet = accountId && kind === 'refund' ? await lockWallet(tx.db, accountId) : null;
  const debt = wallet ? Math.max(0, credits - wallet.purchased) : 0;
  const vat = vatInside(purchase.refunded_amount + amount, purchase.vat_rate) - purchase.refunded_vat;
  const { id } = await insertRefund(tx.db, {
    ...(kind === 'deletion' && { id: deletionRefundId(purchase.id) }),
    ...{ payment_id: purchase.id, kind, credits, debt, amount, vat },
    ...{ state: 'requested', requested_at: tx.now },
  });
  await removeRefundedCredits(tx, accountId, { reference: id, contra: 'refunds', credits });
  await releaseDebit(tx, purchase.id);
  await tx.sendJob(SEND_REFUNDS);
  return debt;
}

/** If a restored database erases the account again, the same id prevents another refund. */
export function deletionRefundId(payment: string): string {
  const hex = createHash('sha256').update(`deletion ${payment}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
