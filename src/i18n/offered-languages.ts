import type { CountryCode } from '#contract/countries';
import {
  FALLBACK_LANGUAGE,
  type LanguageCode,
  languagesOfCountries,
  visibleLanguages,
} from '#contract/languages';
import { completeLanguages } from './catalogues.ts';

/**
 * Returns the translated languages of the countries, main language first; never an empty list.
 * @spec 1.5 2.3
 */
export function offeredLanguages(countries: readonly CountryCode[]): readonly LanguageCode[] {
  const written = languagesOfCountries(countries).filter(code => completeLanguages.includes(code));
  return written.length > 0 ? written : [FALLBACK_LANGUAGE];
}

/** @spec 2.3 D2.45 */
export function offeredLanguagesIn(
  country: string | null,
  countries: readonly CountryCode[],
): readonly LanguageCode[] {
  const offered = offeredLanguages(countries);
  const visible = visibleLanguages(country).filter(code => offered.includes(code));
  return visible.length > 0 ? visible : offered;
}
