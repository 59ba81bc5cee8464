import type { DiscountCode, WelcomeDiscount } from '#contract/discounts';
import { type App, type Caller, isMember } from '../../app.ts';
import { presentDiscountCode } from './present.ts';
import { selectActiveCodes } from './queries.ts';
import { findWelcomeDiscount } from './welcome-discount.ts';

/**
 * Returns the time bonus, even if a payment holds it. Without a time bonus, returns the best personal code.
 * @spec 4.12 7.6 D1.7
 */
export async function getWelcomeDiscount(
  { db, clock }: App,
  caller: Caller,
): Promise<WelcomeDiscount | null> {
  if (!isMember(caller)) return null;
  const now = clock.now();
  const welcome = await findWelcomeDiscount(db, caller, now, { evenIf: 'held' });
  if (welcome) return withTimeLeft(welcome, now);
  const [best] = await selectActiveCodes(db, caller.accountId, now, { includeDeleteOffer: false });
  return best ? withTimeLeft(presentDiscountCode(best, now), now) : null;
}

const withTimeLeft = (code: DiscountCode, now: Date): WelcomeDiscount => ({
  ...code,
  expires_in: code.expires === null ? null : Math.floor((Date.parse(code.expires) - now.getTime()) / 1_000),
});
