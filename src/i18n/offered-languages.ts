import {
  FALLBACK_LANGUAGE,
  type LanguageCode,
  languagesOfCountries,
  type SiteLanguages,
  visibleLanguages,
} from '#contract/languages';

/**
 * Returns the languages of the countries, main language first; never an empty list.
 * @spec 1.5 2.3
 */
export function offeredLanguages(site: SiteLanguages): readonly LanguageCode[] {
  const known = offeredBySite.get(site);
  if (known) return known;
  const spoken = languagesOfCountries(site);
  const offered = spoken.length > 0 ? spoken : [FALLBACK_LANGUAGE];
  offeredBySite.set(site, offered);
  return offered;
}

/** Each request asks for them, and settings are replaced as a whole. */
const offeredBySite = new WeakMap<SiteLanguages, readonly LanguageCode[]>();

/** @spec 2.3 D2.45 */
export function offeredLanguagesIn(country: string | null, site: SiteLanguages): readonly LanguageCode[] {
  const offered = offeredLanguages(site);
  const visible = visibleLanguages(country, site).filter(code => offered.includes(code));
  return visible.length > 0 ? visible : offered;
}
