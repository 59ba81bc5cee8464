import { currencies } from '#contract/countries';
import type { Db } from '../platform/db.ts';
import { selectPriceLists } from './bundle-queries.ts';
import type { PriceLists } from './set-price-lists.ts';

/** @spec D2.12 */
export async function loadPriceLists(db: Db, siteId: number): Promise<PriceLists> {
  const rows = await selectPriceLists(db, siteId);
  const sorted = rows.toSorted((first, other) => first.credits - other.credits);
  const listOf = (currency: string) =>
    sorted.filter(row => row.currency === currency).map(({ credits, price }) => ({ credits, price }));
  return Object.fromEntries(
    currencies.map(currency => [currency, listOf(currency)] as const).filter(([, list]) => list.length > 0),
  );
}
