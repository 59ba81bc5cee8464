import type { User } from '#contract/accounts';
import type { Currency } from '#contract/countries';

/** What the next credits of a member cost him when he bought them, in minor units; `currency` null where he paid nothing for them. */
export type OwnedCreditsPrice = { amount: number; currency: Currency | null };

/**
 * What so many of a member's own credits were paid with, those that are spent next; rounded up, once. Null where he has too few, or they
 * were paid in several currencies: then the least there is to pay is told instead.
 * @param left his credits by now, of which `paid` may still count some that he has spent since
 */
export function priceOfOwnedCredits(
  paid: User['credits_paid'],
  left: number,
  wanted: number,
): OwnedCreditsPrice | null {
  const known = paid.reduce((sum, { credits }) => sum + credits, 0);
  if (left > known || wanted > left) return null;
  let [spent, missing, amount] = [known - left, wanted, 0];
  const currencies = new Set<Currency>();
  for (const lot of paid) {
    const available = Math.max(0, lot.credits - spent);
    spent = Math.max(0, spent - lot.credits);
    const taken = Math.min(available, missing);
    missing -= taken;
    amount += (lot.amount * taken) / lot.credits;
    if (taken > 0 && lot.currency) currencies.add(lot.currency);
  }
  if (currencies.size > 1) return null;
  // A sum of parts may be a hair above what it is, and nothing paid is 0, not -0.
  return { amount: Math.max(0, Math.ceil(amount - 1e-6)), currency: [...currencies][0] ?? null };
}
