import { use } from 'react';
import type { CountryCode } from '#contract/countries';
import { useCountryName } from '#i18n/react';
import { DocumentContext } from '../data/document-context.ts';
import { useSettings } from './settings-query.ts';

/**
 * Lists the preselected country first, then the others by name.
 * @spec 3.5
 */
export function useServedCountries(): CountryCode[] {
  const countryName = useCountryName();
  const { countries, geoip_selected_country: first } = useSettings();
  const { locale } = use(DocumentContext);
  const { compare } = new Intl.Collator(locale);
  const others = countries.filter(code => code !== first);
  const byName = others.sort((a, b) => compare(countryName(a), countryName(b)));
  return countries.includes(first) ? [first, ...byName] : byName;
}
