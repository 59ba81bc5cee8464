import type { Currency } from '#contract/countries';
import type { Trx } from '../platform/db.ts';
import { deleteOtherBundles, selectPriceLists, upsertBundle } from './bundle-queries.ts';
import { insertBundleChange, lockPrices } from './staff/price-queries.ts';

type PriceLists = Partial<Record<Currency, { credits: number; price: number }[]>>;
type PricedBundle = { currency: string; credits: number; price: number };

/**
 * Replaces the price lists of a site, by a command of the operator. A bundle whose price changes keeps its id. The changes
 * are in the history.
 * @spec D2.12 D5.10
 */
export async function setPriceLists(db: Trx, siteId: number, lists: PriceLists): Promise<void> {
  await lockPrices(db, siteId);
  const before = await selectPriceLists(db, siteId);
  const bundles = Object.entries(lists).flatMap(([currency, list]) =>
    list.map(bundle => ({ ...bundle, currency })),
  );
  const ids: string[] = [];
  for (const bundle of bundles) ids.push(await upsertBundle(db, { ...bundle, site_id: siteId }));
  await deleteOtherBundles(db, siteId, ids);
  for (const change of priceChanges(before, bundles))
    await insertBundleChange(db, { ...change, site_id: siteId });
}

/** A null price: the bundle was not sold. */
function priceChanges(before: readonly PricedBundle[], after: readonly PricedBundle[]) {
  const [old, now] = [pricesByBundle(before), pricesByBundle(after)];
  return [...new Map([...old, ...now])]
    .map(([key, { currency, credits }]) => ({
      ...{ currency, credits },
      old_price: old.get(key)?.price ?? null,
      new_price: now.get(key)?.price ?? null,
    }))
    .filter(({ old_price, new_price }) => old_price !== new_price);
}

const pricesByBundle = (bundles: readonly PricedBundle[]): Map<string, PricedBundle> =>
  new Map(bundles.map(bundle => [`${bundle.currency} ${bundle.credits}`, bundle]));
