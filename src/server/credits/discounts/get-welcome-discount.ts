import type { DiscountCode, WelcomeDiscount } from '#contract/discounts';
import { type App, type Caller, isMember } from '../../app.ts';
import { presentDiscountCode } from './present.ts';
import { selectActiveCodes } from './queries.ts';
import { findWelcomeDiscount } from './welcome-discount.ts';

/**
 * The time bonus of the caller while he has it, also where an open payment of his holds it: it runs on (section 4). Else the best code that the operator gave him; null where he has neither, and for a visitor
 * (decisions, 1). The discount for whoever is about to leave welcomes nobody.
 */
export async function getWelcomeDiscount(
  { db, clock }: App,
  caller: Caller,
): Promise<WelcomeDiscount | null> {
  if (!isMember(caller)) return null;
  const now = clock.now();
  const welcome = await findWelcomeDiscount(db, caller, now, { evenIf: 'held' });
  if (welcome) return withTimeLeft(welcome, now);
  const [best] = await selectActiveCodes(db, caller.accountId, now, { forLeaving: false });
  return best ? withTimeLeft(presentDiscountCode(best, now), now) : null;
}

const withTimeLeft = (code: DiscountCode, now: Date): WelcomeDiscount => ({
  ...code,
  expires_in: code.expires === null ? null : Math.floor((Date.parse(code.expires) - now.getTime()) / 1_000),
});
