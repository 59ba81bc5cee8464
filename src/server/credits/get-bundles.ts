import type { Output, QueryOut } from '#contract/call';
import { type CountryCode, countries } from '#contract/countries';
import type { Bundle, getBundles as call } from '#contract/credits';
import { fieldError } from '#contract/errors';
import { type App, type Caller, isMember } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { selectedCountry } from '../site/selected-country.ts';
import { type BundleRow, selectBundles } from './bundle-queries.ts';
import { payerCountry } from './payments/payer-country.ts';

/**
 * Lists bundles in the currency of `query.country`, by default of the caller's country.
 * @throws field_invalid at `country` for a country the site does not serve
 * @spec D2.12
 */
export async function getBundles(
  { db }: App,
  caller: Caller,
  query: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const { site } = caller;
  const country = query.country ?? (await ownCountry(db, caller));
  if (query.country && !site.settings.countries.includes(query.country))
    throw fieldError('country', 'field_invalid');
  const { currency } = countries[country];
  const rows = await selectBundles(db, site.id, currency);
  return { country, currency, bundles: rows.map(presentBundle) };
}

const ownCountry = async (db: Db, caller: Caller): Promise<CountryCode> =>
  isMember(caller) ? payerCountry(db, caller) : selectedCountry(caller);

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
