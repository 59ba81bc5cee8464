import type { Bundle } from '#contract/credits';
import type { BundleRow } from './bundle-queries.ts';

/** What `credits` out of a bundle cost in minor units, rounded up: never less than is paid for them. */
export const priceOfCredits = (credits: number, bundle: { credits: number; price: number }): number =>
  Math.ceil((bundle.price * credits) / bundle.credits);

export const presentBundle = ({ id, credits, price }: BundleRow): Bundle => ({
  id,
  credits,
  price,
  price_per_credit: priceOfCredits(1, { credits, price }),
});
