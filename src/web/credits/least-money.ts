/** What so many credits are at least in minor units, where `least` is known of some; rounded up, once. */
export const leastMoney = (credits: number, least: { costs: number; credits: number }): number =>
  Math.ceil((least.costs * credits) / least.credits);
