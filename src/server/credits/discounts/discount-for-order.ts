import { WELCOME_DISCOUNT } from '#contract/constants';
import type { DiscountCode } from '#contract/discounts';
import { fieldError } from '#contract/errors';
import { type DiscountableOrder, discountMismatchOf } from '#contract/order-price';
import { type Caller, isMember, type MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { presentDiscountCode } from './present.ts';
import { hasRedeemed, selectActiveCodes, selectDiscountCode } from './queries.ts';
import { findWelcomeDiscount } from './welcome-discount.ts';

/**
 * The discount of an order: the code that was typed, every field of it enforced, else the member's active discount that fits, null where
 * nothing is off (section 3).
 * @throws at `code`: discount_code_unknown, discount_code_used, discount_code_unfit with what does not fit
 */
export async function discountForOrder(
  db: Db,
  caller: MemberCaller,
  typed: string | undefined,
  order: DiscountableOrder,
  now: Date,
): Promise<DiscountCode | null> {
  if (typed === undefined)
    return findActiveDiscount(db, caller, now, code => discountMismatchOf(code, order) === null);
  const code = await findUsableCode(db, caller, typed.toUpperCase(), now);
  const mismatch = discountMismatchOf(code, order);
  if (mismatch) throw fieldError('code', 'discount_code_unfit', { why: mismatch });
  return code;
}

/** The time bonus if there is one, else the best code that was given to him, of those that fit (section 4). */
export async function findActiveDiscount(
  db: Db,
  caller: MemberCaller,
  now: Date,
  isApplicable: (code: DiscountCode) => boolean = () => true,
): Promise<DiscountCode | null> {
  const welcome = await findWelcomeDiscount(db, caller, now);
  if (welcome && isApplicable(welcome)) return welcome;
  const rows = await selectActiveCodes(db, caller.accountId, now);
  return rows.map(row => presentDiscountCode(row, now)).find(isApplicable) ?? null;
}

/**
 * The code of a name, where it is the caller's or everybody's, stands, and was not used by him.
 * @throws at `code`: discount_code_unknown, discount_code_used (section 5)
 */
export async function findUsableCode(db: Db, caller: Caller, code: string, now: Date): Promise<DiscountCode> {
  const found = await findValidCode(db, caller, code, now);
  const { accountId, site } = caller;
  if (accountId && (await hasRedeemed(db, { accountId, siteId: site.id, code, validity: found.validity })))
    throw fieldError('code', 'discount_code_used');
  return found;
}

/** Whoever had it has used it; to everybody else it is no code at all. */
async function welcomeRefusalReason(db: Db, { accountId, site }: Caller) {
  const { code, validity } = WELCOME_DISCOUNT;
  const redemption = accountId && { accountId, siteId: site.id, code, validity };
  const isUsed = redemption && (await hasRedeemed(db, redemption, { heldToo: false }));
  return isUsed ? 'discount_code_used' : 'discount_code_unknown';
}

async function findValidCode(db: Db, caller: Caller, code: string, now: Date): Promise<DiscountCode> {
  if (code === WELCOME_DISCOUNT.code) {
    const welcome = isMember(caller)
      ? await findWelcomeDiscount(db, caller, now, { evenIf: 'redeemed' })
      : null;
    if (!welcome) throw fieldError('code', await welcomeRefusalReason(db, caller));
    return welcome;
  }
  const found = await selectDiscountCode(db, {
    siteId: caller.site.id,
    code,
    accountId: caller.accountId,
    now,
  });
  if (!found || found.status === 'withdrawn') throw fieldError('code', 'discount_code_unknown');
  if (found.status === 'used') throw fieldError('code', 'discount_code_used');
  return presentDiscountCode(found, now);
}
