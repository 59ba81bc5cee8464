import { TIME_BONUS } from '#contract/constants';
import type { DiscountCode } from '#contract/discounts';
import { fieldError } from '#contract/errors';
import { type DiscountableOrder, discountMismatchOf } from '#contract/order-price';
import { type Caller, isMember, type MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { presentDiscountCode } from './present.ts';
import { hasRedeemed, selectActiveCodes, selectDiscountCode } from './queries.ts';
import { findTimeBonus } from './time-bonus.ts';

/**
 * Without a typed code, returns the member's active discount for this order, or null.
 * @throws at `code`: discount_code_unknown, discount_code_used, discount_code_unfit with the failing
 * condition
 * @spec 3.7 5.5
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

/**
 * Returns the time bonus if it applies, otherwise the best personal code.
 * @spec 4.12
 */
export async function findActiveDiscount(
  db: Db,
  caller: MemberCaller,
  now: Date,
  isApplicable: (code: DiscountCode) => boolean = () => true,
): Promise<DiscountCode | null> {
  const timeBonus = await findTimeBonus(db, caller, now);
  if (timeBonus && isApplicable(timeBonus)) return timeBonus;
  const rows = await selectActiveCodes(db, caller.accountId, now);
  return rows.map(row => presentDiscountCode(row, now)).find(isApplicable) ?? null;
}

/**
 * Finds a code that is open to all or personal to the caller.
 * @throws at `code`: discount_code_unknown, discount_code_used
 * @spec 5.5
 */
export async function findUsableCode(db: Db, caller: Caller, code: string, now: Date): Promise<DiscountCode> {
  const discountCode = await findValidCode(db, caller, code, now);
  const { accountId, site } = caller;
  if (
    accountId &&
    (await hasRedeemed(db, { accountId, siteId: site.id, code, validity: discountCode.validity }))
  )
    throw fieldError('code', 'discount_code_used');
  return discountCode;
}

async function timeBonusRefusalReason(db: Db, { accountId, site }: Caller) {
  const { code, validity } = TIME_BONUS;
  const redemption = accountId && { accountId, siteId: site.id, code, validity };
  const isUsed = redemption && (await hasRedeemed(db, redemption, { includeHeld: false }));
  return isUsed ? 'discount_code_used' : 'discount_code_unknown';
}

async function findValidCode(db: Db, caller: Caller, code: string, now: Date): Promise<DiscountCode> {
  if (code === TIME_BONUS.code) {
    const timeBonus = isMember(caller) ? await findTimeBonus(db, caller, now, { evenIf: 'redeemed' }) : null;
    if (!timeBonus) throw fieldError('code', await timeBonusRefusalReason(db, caller));
    return timeBonus;
  }
  const codeRow = await selectDiscountCode(db, {
    siteId: caller.site.id,
    code,
    accountId: caller.accountId,
    now,
  });
  if (!codeRow || codeRow.status === 'withdrawn' || codeRow.status === 'waiting')
    throw fieldError('code', 'discount_code_unknown');
  if (codeRow.status === 'used') throw fieldError('code', 'discount_code_used');
  return presentDiscountCode(codeRow, now);
}
