export type Purchase = { id: string; credits: number; refunded: number };

/**
 * Maps each purchase to its unused credits. Credits bought first are spent first, so unused credits belong to
 * the latest purchases.
 * @param purchases the latest first
 * @spec D2.13 D5.1
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

/** Returns an amount in minor units, rounded half up. */
export const amountForCredits = (credits: number, purchase: { credits: number; amount: number }): number =>
  Math.floor((2 * purchase.amount * credits + purchase.credits) / (2 * purchase.credits));

/**
 * Returns the amount to refund for `credits`: the value of the already refunded credits and `credits` together,
 * minus the amount already refunded. Separately rounded refunds could exceed the price.
 */
export const refundAmount = (
  credits: number,
  purchase: { credits: number; amount: number },
  alreadyRefunded: { credits: number; amount: number },
): number =>
  Math.max(0, amountForCredits(alreadyRefunded.credits + credits, purchase) - alreadyRefunded.amount);
