/** A purchase, and how many of its credits were given back already. */
export type Purchase = { id: string; credits: number; refunded: number };

/**
 * How many credits of each purchase are unused: what was bought first is spent first, so that the balance is what is left of the latest
 * purchases (decisions, 2).
 * @param purchases the latest first
 */
export function unusedCredits(purchases: readonly Purchase[], balance: number): Map<string, number> {
  let left = balance;
  return new Map(
    purchases.map(({ id, credits, refunded }) => {
      const unused = Math.max(0, Math.min(left, credits - refunded));
      left -= unused;
      return [id, unused];
    }),
  );
}

/** What so many credits out of a purchase were paid with, in minor units, rounded half up; all of them are the whole amount. */
export const amountForCredits = (credits: number, purchase: { credits: number; amount: number }): number =>
  Math.floor((2 * purchase.amount * credits + purchase.credits) / (2 * purchase.credits));

/**
 * What goes back for so many credits more of a purchase of which some went back already: all that went back together is what its
 * credits were paid with, so that parts never add up to more than the whole.
 */
export const refundAmount = (
  credits: number,
  purchase: { credits: number; amount: number },
  alreadyRefunded: { credits: number; amount: number },
): number =>
  Math.max(0, amountForCredits(alreadyRefunded.credits + credits, purchase) - alreadyRefunded.amount);
