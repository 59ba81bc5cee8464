import type { DiscountCode, DiscountWithTimeLeft } from '#contract/discounts';
import { type App, type Caller, isMember } from '../../app.ts';
import { presentDiscountCode } from './present.ts';
import { selectActiveCodes } from './queries.ts';
import { findTimeBonus } from './time-bonus.ts';

/**
 * Returns the time bonus, even if a payment holds it. Without a time bonus, returns the best personal code.
 * @spec 4.12 7.6 D1.7
 */
export async function getTimeBonus({ db, clock }: App, caller: Caller): Promise<DiscountWithTimeLeft | null> {
  if (!isMember(caller)) return null;
  const now = clock.now();
  const timeBonus = await findTimeBonus(db, caller, now, { evenIf: 'held' });
  if (timeBonus) return withTimeLeft(timeBonus, now);
  const [best] = await selectActiveCodes(db, caller.accountId, now, { includeDeleteDiscount: false });
  return best ? withTimeLeft(presentDiscountCode(best, now), now) : null;
}

const withTimeLeft = (code: DiscountCode, now: Date): DiscountWithTimeLeft => ({
  ...code,
  expires_in: code.expires === null ? null : Math.floor((Date.parse(code.expires) - now.getTime()) / 1_000),
});
