import { vatInside } from '#contract/vat';
import { nextReceiptNumber } from '../credits/payments/queries.ts';
import { grantCredits } from '../credits/wallet.ts';
import type { Tx } from '../platform/transact.ts';

/**
 * Inserts a completed purchase: payment, receipt number and credits.
 * @returns the payment id
 */
export async function insertTestPurchase(
  tx: Tx,
  {
    accountId,
    siteId = 1,
    credits,
    amount = credits * 100,
    currency = 'EUR',
  }: { accountId: string; siteId?: number; credits: number; amount?: number; currency?: string },
): Promise<string> {
  const { id } = await tx.db
    .insertInto('payments')
    .values({
      site_id: siteId,
      account_id: accountId,
      credits,
      currency,
      list_price: amount,
      amount,
      vat_country: 'NL',
      vat_rate: 2_100,
      vat: vatInside(amount, 2_100),
      location_proofs: ['payment:NL', 'profile:NL'],
      country: 'NL',
      method: 'ideal',
      provider: 'sandbox',
      statement: 'LVD DIGITAL',
      state: 'completed',
      receipt_number: await nextReceiptNumber(tx.db, siteId),
      created_at: tx.now,
      completed_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await grantCredits(tx, { accountId, lot: 'purchased', contra: 'sales', amount: credits, reference: id });
  return id;
}
