import type { CountryCode } from '#contract/countries';
import {
  FALLBACK_LANGUAGE,
  type LanguageCode,
  languagesOfCountries,
  visibleLanguages,
} from '#contract/languages';
import { completeLanguages } from './catalogues.ts';

/** The languages a site with these countries speaks, as far as they are written; its main one first, never none. */
export function offeredLanguages(countries: readonly CountryCode[]): readonly LanguageCode[] {
  const written = languagesOfCountries(countries).filter(code => completeLanguages.includes(code));
  return written.length > 0 ? written : [FALLBACK_LANGUAGE];
}

/** Those of them that the dropdown shows in a country (section 2): all, where the country speaks none of them. */
export function offeredIn(
  country: string | null,
  countries: readonly CountryCode[],
): readonly LanguageCode[] {
  const offered = offeredLanguages(countries);
  const visible = visibleLanguages(country).filter(code => offered.includes(code));
  return visible.length > 0 ? visible : offered;
}
