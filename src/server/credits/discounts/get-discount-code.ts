import type { DiscountCode } from '#contract/discounts';
import { type App, type Caller, isMember } from '../../app.ts';
import { findActiveDiscount, findUsableCode } from './discount-for-order.ts';

/**
 * Returns the code in the request; without one, the caller's active discount or null.
 * @throws invalid_input at `code` with discount_code_unknown or discount_code_used
 * @spec 5.5 7.6 D2.46
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
