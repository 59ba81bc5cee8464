import * as z from 'zod/mini';
import { currencies } from '#contract/countries';
import type { Db } from '../platform/db.ts';
import { deleteOtherBundles, upsertBundle } from './bundle-queries.ts';

const amount = z.int().check(z.gte(1), z.lte(10_000_000));

/**
 * Bundles by currency; prices are in minor units and include VAT.
 * @spec D2.12
 */
export const priceLists = z.partialRecord(
  z.enum(currencies),
  z.array(z.strictObject({ credits: amount, price: amount })).check(
    z.minLength(1, { error: 'needs at least one bundle' }),
    z.refine(list => new Set(list.map(({ credits }) => credits)).size === list.length, {
      error: 'has two prices for the same number of credits',
    }),
  ),
);
export type PriceLists = z.output<typeof priceLists>;

/** A bundle whose price changes keeps its id. */
export async function setPriceLists(db: Db, siteId: number, lists: PriceLists): Promise<void> {
  const bundles = Object.entries(lists).flatMap(([currency, list]) =>
    list.map(bundle => ({ ...bundle, currency, site_id: siteId })),
  );
  const ids: string[] = [];
  for (const bundle of bundles) ids.push(await upsertBundle(db, bundle));
  await deleteOtherBundles(db, siteId, ids);
}
