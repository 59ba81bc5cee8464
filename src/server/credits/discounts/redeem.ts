import type { DiscountCode } from '#contract/discounts';
import { fieldError } from '#contract/errors';
import type { Tx } from '../../platform/transact.ts';
import type { PaymentRow } from '../payments/queries.ts';
import {
  insertRedemption,
  lockDiscountCode,
  markDiscountCodeUsed,
  markRedemptionUsed,
  releaseRedemption,
  selectRedeemedCode,
} from './redemption-queries.ts';

/**
 * Reserves the code until the payment redeems or releases it.
 * @throws discount_code_used at `code` if another payment holds or has used the code
 * @spec 3.7 5.5
 */
export async function holdDiscountCode(
  tx: Tx,
  { code, validity }: DiscountCode,
  { id: payment_id, site_id, account_id }: PaymentRow,
): Promise<void> {
  await lockDiscountCode(tx.db, { site_id, code, validity });
  const holder = { payment_id, site_id, account_id, state_changed_at: tx.now };
  const isHeld = await insertRedemption(tx.db, { ...holder, code, validity });
  if (!isHeld) throw fieldError('code', 'discount_code_used');
}

/**
 * @returns false if another payment took the code after this payment released it
 */
export async function redeemDiscountCode(tx: Tx, payment: string): Promise<boolean> {
  const redeemed = await selectRedeemedCode(tx.db, payment);
  if (!redeemed) return true;
  await lockDiscountCode(tx.db, redeemed);
  const isUsed = await markRedemptionUsed(tx.db, payment, tx.now);
  if (isUsed && redeemed.validity === 'once') await markDiscountCodeUsed(tx.db, redeemed);
  return isUsed;
}

export async function releaseDiscountCode(tx: Tx, payment: string): Promise<void> {
  await releaseRedemption(tx.db, payment, tx.now);
}
