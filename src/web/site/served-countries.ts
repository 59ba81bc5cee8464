import { use } from 'react';
import type { CountryCode } from '#contract/countries';
import { useText } from '#i18n/react';
import { DocumentContext } from '../document-context.ts';
import { useSettings } from './settings-query.ts';

/** The countries of the site as lists offer them: first the one that forms begin with (section 3), the others by their names. */
export function useServedCountries(): CountryCode[] {
  const t = useText();
  const { countries, geoip_selected_country: first } = useSettings();
  const { locale } = use(DocumentContext);
  const { compare } = new Intl.Collator(locale);
  const others = countries.filter(code => code !== first);
  const byName = others.sort((one, other) => compare(t(`country.${one}`), t(`country.${other}`)));
  return countries.includes(first) ? [first, ...byName] : byName;
}
