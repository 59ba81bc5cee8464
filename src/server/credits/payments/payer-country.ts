import { type CountryCode, countries } from '#contract/countries';
import { fieldError } from '#contract/errors';
import { vatRates } from '#contract/vat';
import type { App, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { selectedCountry } from '../../site/selected-country.ts';
import { selectPayerCountry, upsertPayerCountry } from './queries.ts';

/**
 * Returns the chosen or the stored country, or else that of the profile or request.
 * @throws field_invalid at `country`
 * @spec 3.10
 */
export async function payerCountry(db: Db, caller: MemberCaller, chosen?: CountryCode): Promise<CountryCode> {
  const served = caller.site.settings.countries;
  if (chosen && !served.includes(chosen)) throw fieldError('country', 'field_invalid');
  const country = chosen ?? (await selectPayerCountry(db, caller.accountId)) ?? selectedCountry(caller);
  return served.includes(country) ? country : selectedCountry({ ...caller, member: null });
}

/** `rate` is in hundredths of a percent, and a proof looks like `payment:NL`. */
type TaxLocation = { country: CountryCode; rate: number; proofs: string[] };

/**
 * If two of the sources agree, their country determines the VAT, otherwise `payment` does.
 * @spec D4.2 D2.12
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
    ([, value]) => value !== null && evidence.filter(([, other]) => other === value).length > 1,
  )?.[1];
  const country = confirmed ?? payment;
  const proofs = evidence.filter(([, value]) => value !== null).map(([name, value]) => `${name}:${value}`);
  return { country, rate: vatRates[country], proofs };
}

export const currencyOfCountry = (country: CountryCode) => countries[country].currency;

/**
 * @throws field_invalid at `country` for a country the site does not serve
 * @spec 3.10
 */
export async function setPaymentCountry(
  { db }: App,
  caller: MemberCaller,
  chosen: CountryCode,
): Promise<{ country: CountryCode }> {
  const country = await payerCountry(db, caller, chosen);
  await upsertPayerCountry(db, caller.accountId, country);
  return { country };
}
