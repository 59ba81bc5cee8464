import { type CountryCode, countries } from '#contract/countries';
import { fieldError } from '#contract/errors';
import { vatRates } from '#contract/vat';
import type { MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { selectedCountry } from '../../site/selected-country.ts';
import { selectPayerCountry } from './payer-queries.ts';

/** Where a member pays from: as he says now, as he said before, else as it is known of him. Throws `field_invalid` at `country`. */
export async function payerCountry(db: Db, caller: MemberCaller, chosen?: CountryCode): Promise<CountryCode> {
  const served = caller.site.settings.countries;
  if (chosen && !served.includes(chosen)) throw fieldError('country', 'field_invalid');
  const country = chosen ?? (await selectPayerCountry(db, caller.accountId)) ?? selectedCountry(caller);
  return served.includes(country) ? country : selectedCountry({ ...caller, member: null });
}

/** Where the buyer is taken to be for VAT, with what says so, as `payment:NL`. */
export type TaxLocation = { country: CountryCode; rate: number; proofs: string[] };

/**
 * The country whose VAT is inside the price: the one that two of three proofs agree on (what he says, his network, his profile), else
 * the one he says he pays from. Fixed at the purchase (decisions, 4.2).
 */
export function taxLocation(
  { geoCountry, member }: Pick<MemberCaller, 'geoCountry' | 'member'>,
  payment: CountryCode,
): TaxLocation {
  const evidence: [string, CountryCode | null][] = [
    ['payment', payment],
    ['network', geoCountry],
    ['profile', member.country],
  ];
  const confirmed = evidence.find(
    ([, one]) => one !== null && evidence.filter(([, other]) => other === one).length > 1,
  )?.[1];
  const country = confirmed ?? payment;
  const proofs = evidence.filter(([, one]) => one !== null).map(([name, one]) => `${name}:${one}`);
  return { country, rate: vatRates[country], proofs };
}

/** The currency of who pays from a country. */
export const currencyOfCountry = (country: CountryCode) => countries[country].currency;
