import type { CountryCode } from '#contract/countries';
import { useText } from '#i18n/react';
import { useSettings } from './settings-query.ts';

/** The countries of the site as lists offer them: first the one that forms begin with (section 3), the others by their names. */
export function useServedCountries(): CountryCode[] {
  const t = useText();
  const { countries, geoip_selected_country: first } = useSettings();
  const others = countries.filter(code => code !== first);
  const byName = others.sort((one, other) => t(`country.${one}`).localeCompare(t(`country.${other}`)));
  return countries.includes(first) ? [first, ...byName] : byName;
}
