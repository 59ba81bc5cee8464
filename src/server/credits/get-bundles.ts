import type { Output, QueryOut } from '#contract/call';
import { countries } from '#contract/countries';
import type { getBundles as call } from '#contract/credits';
import { fieldError } from '#contract/errors';
import type { App, Caller } from '../app.ts';
import { selectedCountry } from '../site/selected-country.ts';
import { selectBundles } from './bundle-queries.ts';
import { presentBundle } from './prices.ts';

/**
 * The bundles of the caller's site in the currency of a country (section 1): the one asked for, else the caller's.
 * Empty where the site has no list in that currency. Throws `field_invalid` at `country` for one the site does not serve.
 */
export async function getBundles(
  { db }: App,
  caller: Caller,
  query: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const { site } = caller;
  const country = query.country ?? selectedCountry(caller);
  if (query.country && !site.settings.countries.includes(query.country))
    throw fieldError('country', 'field_invalid');
  const { currency } = countries[country];
  const rows = await selectBundles(db, site.id, currency);
  return { country, currency, bundles: rows.map(presentBundle) };
}
