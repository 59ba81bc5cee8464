import { countries } from '#contract/countries';
import type { Settings } from '#contract/site';
import type { Db } from '../platform/db.ts';
import type { Site } from '../site/sites.ts';
import { selectPriceLists } from './bundle-queries.ts';
import { priceOf } from './prices.ts';

type MessageCosts = Settings['minimum_message_costs'];

/**
 * Per country the least that a message costs in money (section 3, `minimum_message_costs`), minor units: its credits out of the
 * cheapest bundle. What the operator stored for a country wins; one without a price list has no price.
 */
export async function messageCostsOf(db: Db, { id, settings }: Site): Promise<MessageCosts> {
  const lists = Map.groupBy(await selectPriceLists(db, id), ({ currency }) => currency);
  const computed = settings.countries.flatMap(country => {
    const { currency } = countries[country];
    const bundles = lists.get(currency) ?? [];
    const costs = Math.min(...bundles.map(bundle => priceOf(settings.message_credits, bundle)));
    return bundles.length > 0 ? [[country, { costs, currency }] as const] : [];
  });
  return { ...Object.fromEntries(computed), ...settings.minimum_message_costs };
}
