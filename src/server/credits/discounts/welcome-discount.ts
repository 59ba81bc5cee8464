import { WELCOME_DISCOUNT, WELCOME_WINDOW_SECONDS } from '#contract/constants';
import type { DiscountCode } from '#contract/discounts';
import { hasTimeBonus } from '#contract/permissions';
import type { MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { bothPercentages } from './present.ts';
import { hasRedeemed, selectSignupBonus } from './queries.ts';

/**
 * Without `evenIf`, a held or redeemed discount gives null. `redeemed` also accepts a held discount.
 * @spec 4.12 D2.36
 */
export async function findWelcomeDiscount(
  db: Db,
  { accountId, site, member }: MemberCaller,
  now: Date,
  { evenIf }: { evenIf?: 'held' | 'redeemed' } = {},
): Promise<DiscountCode | null> {
  if (member.paid_user) return null;
  const { at: signedUpAt, isWelcome } = await selectSignupBonus(db, accountId);
  if (!isWelcome) return null;
  if (!hasTimeBonus(member, signedUpAt.getTime(), now.getTime())) return null;
  const { code, value_percentage, validity, status } = WELCOME_DISCOUNT;
  const redemption = { accountId, siteId: site.id, code, validity };
  if (evenIf !== 'redeemed' && (await hasRedeemed(db, redemption, { includeHeld: evenIf !== 'held' })))
    return null;
  return {
    code,
    country: null,
    user_id: accountId,
    expires: new Date(signedUpAt.getTime() + WELCOME_WINDOW_SECONDS * 1_000).toISOString(),
    ...bothPercentages(value_percentage),
    currency: null,
    minimum_order_value: null,
    status,
    validity,
    expired: false,
    paymentmethods: [],
  };
}
