import type { DiscountCode } from '#contract/discounts';
import { fieldError } from '#contract/errors';
import type { Tx } from '../../platform/transact.ts';
import {
  insertRedemption,
  markCodeUsed,
  releaseRedemption,
  selectCodesOf,
  useRedemption,
} from './redemption-queries.ts';

/** Holds a code for a payment that begins: nobody uses it meanwhile. @throws discount_code_used at `code` where it is held or was used */
export async function holdCode(
  tx: Tx,
  { code, validity }: DiscountCode,
  by: { payment: string; siteId: number; accountId: string },
): Promise<void> {
  const isHeld = await insertRedemption(tx.db, { ...by, code, validity, at: tx.now });
  if (!isHeld) throw fieldError('code', 'discount_code_used');
}

/** The payment is completed: its code is used. @returns false where the code was free again, and serves another payment by now */
export async function useCode(tx: Tx, payment: string): Promise<boolean> {
  const used = await useRedemption(tx.db, payment, tx.now);
  if (used?.validity === 'once') await markCodeUsed(tx.db, used);
  return used !== undefined || !(await selectCodesOf(tx.db, [payment])).has(payment);
}

/** The payment came to nothing: its code is free again. */
export async function releaseCode(tx: Tx, payment: string): Promise<void> {
  await releaseRedemption(tx.db, payment, tx.now);
}
