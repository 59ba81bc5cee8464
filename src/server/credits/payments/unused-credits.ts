export type Purchase = { id: string; credits: number; refunded: number };

/**
 * Members spend the oldest purchases first, so the unused credits belong to the latest.
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

/** Computes from the total, because separately rounded refunds could exceed the price. */
export const refundAmount = (
  credits: number,
  purchase: { credits: number; amount: number },
  alreadyRefunded: { credits: number; amount: number },
): number =>
  Math.max(0, amountForCredits(alreadyRefunded.credits + credits, purchase) - alreadyRefunded.amount);
