import { WELCOME_DISCOUNT } from '#contract/constants';
import type { DiscountCode } from '#contract/discounts';
import { fieldError } from '#contract/errors';
import { type DiscountableOrder, discountMismatchOf } from '#contract/order-price';
import { type Caller, isMember, type MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { presentCode } from './present.ts';
import { hasRedeemed, selectActiveCodes, selectCode } from './queries.ts';
import { welcomeDiscount } from './welcome-discount.ts';

/**
 * The discount of an order: the code that was typed, every field of it enforced, else the member's active discount that fits, null where
 * nothing is off (section 3).
 * @throws at `code`: discount_code_unknown, discount_code_used, discount_code_unfit with what does not fit
 */
export async function discountFor(
  db: Db,
  caller: MemberCaller,
  typed: string | undefined,
  order: DiscountableOrder,
  now: Date,
): Promise<DiscountCode | null> {
  if (typed === undefined)
    return activeDiscount(db, caller, now, code => discountMismatchOf(code, order) === null);
  const code = await codeNamed(db, caller, typed.toUpperCase(), now);
  const why = discountMismatchOf(code, order);
  if (why) throw fieldError('code', 'discount_code_unfit', { why });
  return code;
}

/** The time bonus if there is one, else the best code that was given to him, of those that fit (section 4). */
export async function activeDiscount(
  db: Db,
  caller: MemberCaller,
  now: Date,
  fits: (code: DiscountCode) => boolean = () => true,
): Promise<DiscountCode | null> {
  const welcome = await welcomeDiscount(db, caller, now);
  if (welcome && fits(welcome)) return welcome;
  const rows = await selectActiveCodes(db, caller.accountId, now);
  return rows.map(row => presentCode(row, now)).find(fits) ?? null;
}

/**
 * The code of a name, where it is the caller's or everybody's, stands, and was not used by him.
 * @throws at `code`: discount_code_unknown, discount_code_used (section 5)
 */
export async function codeNamed(db: Db, caller: Caller, code: string, now: Date): Promise<DiscountCode> {
  const found = await standing(db, caller, code, now);
  const { accountId, site } = caller;
  if (accountId && (await hasRedeemed(db, { accountId, siteId: site.id, code, validity: found.validity })))
    throw fieldError('code', 'discount_code_used');
  return found;
}

/** Whoever had it has used it; to everybody else it is no code at all. */
async function whyNoWelcome(db: Db, { accountId, site }: Caller) {
  const { code, validity } = WELCOME_DISCOUNT;
  const asked = accountId && { accountId, siteId: site.id, code, validity };
  const isUsed = asked && (await hasRedeemed(db, asked, { heldToo: false }));
  return isUsed ? 'discount_code_used' : 'discount_code_unknown';
}

async function standing(db: Db, caller: Caller, code: string, now: Date): Promise<DiscountCode> {
  if (code === WELCOME_DISCOUNT.code) {
    const welcome = isMember(caller) ? await welcomeDiscount(db, caller, now, { evenIf: 'redeemed' }) : null;
    if (!welcome) throw fieldError('code', await whyNoWelcome(db, caller));
    return welcome;
  }
  const found = await selectCode(db, { siteId: caller.site.id, code, accountId: caller.accountId, now });
  if (!found || found.status === 'withdrawn') throw fieldError('code', 'discount_code_unknown');
  if (found.status === 'used') throw fieldError('code', 'discount_code_used');
  return presentCode(found, now);
}
