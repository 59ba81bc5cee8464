import type { DiscountCode } from '#contract/discounts';
import { fieldError } from '#contract/errors';
import type { Tx } from '../../platform/transact.ts';
import {
  insertRedemption,
  lockDiscountCode,
  markDiscountCodeUsed,
  markRedemptionUsed,
  releaseRedemption,
  selectRedeemedCode,
} from './redemption-queries.ts';

/** Holds a code for a payment that begins: nobody uses it meanwhile. @throws discount_code_used at `code` where it is held or was used */
export async function holdDiscountCode(
  tx: Tx,
  { code, validity }: DiscountCode,
  holder: { payment: string; siteId: number; accountId: string },
): Promise<void> {
  await lockDiscountCode(tx.db, { site_id: holder.siteId, code, validity });
  const isHeld = await insertRedemption(tx.db, { ...holder, code, validity, at: tx.now });
  if (!isHeld) throw fieldError('code', 'discount_code_used');
}

/** The payment is completed: its code is used. @returns false where the code was free again, and serves another payment by now */
export async function redeemDiscountCode(tx: Tx, payment: string): Promise<boolean> {
  const redeemed = await selectRedeemedCode(tx.db, payment);
  if (!redeemed) return true;
  await lockDiscountCode(tx.db, redeemed);
  const isUsed = await markRedemptionUsed(tx.db, payment, tx.now);
  if (isUsed && redeemed.validity === 'once') await markDiscountCodeUsed(tx.db, redeemed);
  return isUsed;
}

/** The payment came to nothing: its code is free again. */
export async function releaseDiscountCode(tx: Tx, payment: string): Promise<void> {
  await releaseRedemption(tx.db, payment, tx.now);
}
