/**
 * The lowest price in minor units, rounded up once for all credits together.
 * @spec D5.1
 */
export const minimumPrice = (credits: number, price: { costs: number; credits: number }): number =>
  Math.ceil((price.costs * credits) / price.credits);
