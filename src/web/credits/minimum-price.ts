/**
 * Returns the total, rounded up to whole minor units, not the price of each credit.
 * @spec D5.1
 */
export const minimumPrice = (credits: number, price: { costs: number; credits: number }): number =>
  Math.ceil((price.costs * credits) / price.credits);
