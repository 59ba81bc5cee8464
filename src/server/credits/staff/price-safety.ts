import { PRICE_SAFETY } from '#contract/constants';
import type { Currency } from '#contract/countries';
import { DAY_MS } from '#contract/durations';
import type { AuditActor } from '../../platform/audit-log.ts';
import type { Tx } from '../../platform/transact.ts';
import type { BundleRow } from '../bundle-queries.ts';
import { selectFormerPrices } from './price-queries.ts';

type Priced = { currency: Currency; credits: number; price: number; shown: number | null };

/**
 * Whether a price is too far from what was charged for one person to decide it. Several small changes within a day count
 * as one, and so does ending a bundle and selling it again. A bundle that was never sold is compared with the cheapest
 * credit of the list.
 * @spec D5.10 D2.12
 */
export async function needsSecondPerson(
  { db, now }: Tx,
  { siteId }: AuditActor,
  { currency, credits, price, shown }: Priced,
  list: readonly BundleRow[],
): Promise<boolean> {
  if (price < credits * PRICE_SAFETY.lowestPerCredit[currency]) return true;
  const since = new Date(now.getTime() - DAY_MS);
  const former = await selectFormerPrices(db, siteId, { currency, credits, since });
  const known = shown === null ? former : [shown, ...former];
  if (known.length > 0) return known.some(earlier => isFarFrom(price, earlier));
  const perCredit = list.map(bundle => bundle.price / bundle.credits);
  return perCredit.length > 0 && isBelow(price / credits, Math.min(...perCredit));
}

const far = PRICE_SAFETY.changePercent / 100;
const isFarFrom = (price: number, earlier: number): boolean => Math.abs(price - earlier) > earlier * far;
const isBelow = (price: number, earlier: number): boolean => price < earlier * (1 - far);
