import { TIME_BONUS, TIME_BONUS_SECONDS } from '#contract/constants';
import type { DiscountCode } from '#contract/discounts';
import { hasTimeBonus } from '#contract/permissions';
import type { MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { bothPercentages } from './present.ts';
import { hasRedeemed, selectSignup } from './queries.ts';

/**
 * Without `evenIf`, a held or redeemed discount gives null. `redeemed` also accepts a held discount.
 * @spec 4.12 D2.36
 */
export async function findTimeBonus(
  db: Db,
  { accountId, site, member }: MemberCaller,
  now: Date,
  { evenIf }: { evenIf?: 'held' | 'redeemed' } = {},
): Promise<DiscountCode | null> {
  if (member.paid_user) return null;
  const { at: signedUpAt, isFirstOfMailbox } = await selectSignup(db, accountId);
  if (!isFirstOfMailbox) return null;
  if (!hasTimeBonus(member, signedUpAt.getTime(), now.getTime())) return null;
  const { code, value_percentage, validity, status } = TIME_BONUS;
  const redemption = { accountId, siteId: site.id, code, validity };
  if (evenIf !== 'redeemed' && (await hasRedeemed(db, redemption, { includeHeld: evenIf !== 'held' })))
    return null;
  return {
    code,
    country: null,
    user_id: accountId,
    expires: new Date(signedUpAt.getTime() + TIME_BONUS_SECONDS * 1_000).toISOString(),
    ...bothPercentages(value_percentage),
    currency: null,
    minimum_order_value: null,
    status,
    validity,
    expired: false,
    paymentmethods: [],
  };
}
