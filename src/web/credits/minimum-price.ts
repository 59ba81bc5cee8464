/** What so many credits are at least in minor units, where `least` is known of some; rounded up, once. */
export const minimumPrice = (credits: number, known: { costs: number; credits: number }): number =>
  Math.ceil((known.costs * credits) / known.credits);
