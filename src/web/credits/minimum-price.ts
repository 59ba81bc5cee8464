/**
 * Returns the price of `credits` in minor units at the rate of `price`. The total is rounded up, not the
 * price of each credit.
 * @spec D5.1
 */
export const minimumPrice = (credits: number, price: { costs: number; credits: number }): number =>
  Math.ceil((price.costs * credits) / price.credits);
