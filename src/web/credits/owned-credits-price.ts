import type { User } from '#contract/accounts';
import type { Currency } from '#contract/countries';

/** `amount` is in minor units; `currency` is null if the credits were free. */
type OwnedCreditsPrice = { amount: number; currency: Currency | null };

/**
 * Returns what the member paid for the next `wanted` credits. Null for too few credits or several currencies.
 * @param left the current balance, which can be newer than `paid`
 * @spec D5.1
 */
export function priceOfOwnedCredits(
  paid: User['credits_paid'],
  left: number,
  wanted: number,
): OwnedCreditsPrice | null {
  const totalPaid = paid.reduce((sum, { credits }) => sum + credits, 0);
  if (left > totalPaid || wanted > left) return null;
  let [spent, missing, amount] = [totalPaid - left, wanted, 0];
  const currencies = new Set<Currency>();
  for (const lot of paid) {
    const available = Math.max(0, lot.credits - spent);
    spent = Math.max(0, spent - lot.credits);
    const used = Math.min(available, missing);
    missing -= used;
    amount += (lot.amount * used) / lot.credits;
    if (used > 0 && lot.currency) currencies.add(lot.currency);
  }
  if (currencies.size > 1) return null;
  // Subtracts the floating-point error; `Math.max` turns -0 into 0.
  return { amount: Math.max(0, Math.ceil(amount - 1e-6)), currency: [...currencies][0] ?? null };
}
