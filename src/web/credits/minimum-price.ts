/**
 * The lowest price of credits in minor units, from a known price; rounded up once.
 * @spec D5.1
 */
export const minimumPrice = (credits: number, known: { costs: number; credits: number }): number =>
  Math.ceil((known.costs * credits) / known.credits);
