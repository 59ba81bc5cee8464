/** A purchase and how many of its credits were refunded. */
export type Purchase = { id: string; credits: number; refunded: number };

/**
 * The unused credits of each purchase: credits bought first are spent first, so the balance belongs to the
 * latest purchases.
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

/**
 * The amount paid for credits of a purchase, in minor units, rounded half up; all credits are worth the whole
 * amount.
 */
export const amountForCredits = (credits: number, purchase: { credits: number; amount: number }): number =>
  Math.floor((2 * purchase.amount * credits + purchase.credits) / (2 * purchase.credits));

/**
 * The refund for further credits of a partly refunded purchase: the value of all refunded credits less what was
 * refunded before, so that parts never add up to more than the whole.
 */
export const refundAmount = (
  credits: number,
  purchase: { credits: number; amount: number },
  alreadyRefunded: { credits: number; amount: number },
): number =>
  Math.max(0, amountForCredits(alreadyRefunded.credits + credits, purchase) - alreadyRefunded.amount);
