import type { Bundle } from '#contract/credits';
import type { BundleRow } from './bundle-queries.ts';

/**
 * Returns the price rounded up, so that a price in minor units is never too low.
 * @spec D2.12
 */
export const priceOfCredits = (credits: number, bundle: { credits: number; price: number }): number =>
  Math.ceil((bundle.price * credits) / bundle.credits);

export const presentBundle = ({ id, credits, price }: BundleRow): Bundle => ({
  id,
  credits,
  price,
  price_per_credit: priceOfCredits(1, { credits, price }),
});
