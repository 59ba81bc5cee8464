import type { DiscountCode } from '#contract/discounts';
import { type App, type Caller, isMember } from '../../app.ts';
import { findActiveDiscount, findUsableCode } from './discount-for-order.ts';

/**
 * The caller's active discount, null where he has none; with a code that one (section 7). A code that has expired, or is another's,
 * is as unknown as one that never was.
 * @throws invalid_input at `code` with discount_code_unknown or discount_code_used (section 5)
 */
export async function getDiscountCode(
  { db, clock }: App,
  caller: Caller,
  code: string | undefined,
): Promise<DiscountCode | null> {
  const now = clock.now();
  if (code !== undefined) return findUsableCode(db, caller, code.toUpperCase(), now);
  return isMember(caller) ? findActiveDiscount(db, caller, now) : null;
}
