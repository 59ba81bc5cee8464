import { type CountryCode, countries } from '#contract/countries';
import type { Settings } from '#contract/site';
import type { Db } from '../platform/db.ts';
import type { Site } from '../site/sites.ts';
import { type BundleRow, selectPriceLists } from './bundle-queries.ts';
import { priceOfCredits } from './get-bundles.ts';

type BundlePrice = Omit<BundleRow, 'id'>;
type MinimumCosts = Pick<Settings, 'minimum_message_costs' | 'minimum_credit_costs'>;

/**
 * The operator's amount replaces the computed price. Amounts are in minor units.
 * @spec 3.5 D2.8
 */
export async function minimumCosts(db: Db, { id, settings }: Site): Promise<MinimumCosts> {
  const { message_credits: credits, minimum_message_costs: stored } = settings;
  const lists = Map.groupBy(await selectPriceLists(db, id), ({ currency }) => currency);
  const computed = settings.countries.flatMap(country => {
    const { currency } = countries[country];
    const cheapest = cheapestOf(lists.get(currency) ?? []);
    return cheapest ? [{ country, currency, cheapest }] : [];
  });
  const messages = computed.map(({ country, currency, cheapest }) =>
    costsEntry(country, { costs: priceOfCredits(credits, cheapest), currency }),
  );
  const creditCosts = computed.map(({ country, currency, cheapest }) =>
    costsEntry(country, { costs: cheapest.price, credits: cheapest.credits, currency }),
  );
  const storedCosts = Object.entries(stored).map(([country, costs]) =>
    costsEntry(country as CountryCode, { ...costs, credits }),
  );
  return {
    minimum_message_costs: { ...Object.fromEntries(messages), ...stored },
    minimum_credit_costs: Object.fromEntries([...creditCosts, ...(credits > 0 ? storedCosts : [])]),
  };
}

const costsEntry = <Least>(country: CountryCode, costs: Least): readonly [CountryCode, Least] => [
  country,
  costs,
];

const cheapestOf = (bundles: BundlePrice[]): BundlePrice | undefined =>
  bundles.toSorted((first, second) => first.price * second.credits - second.price * first.credits)[0];
