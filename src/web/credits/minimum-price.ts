/**
 * The price is in minor units, rounded up once.
 * @spec D5.1
 */
export const minimumPrice = (credits: number, price: { costs: number; credits: number }): number =>
  Math.ceil((price.costs * credits) / price.credits);
