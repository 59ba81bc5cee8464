import {
  FALLBACK_LANGUAGE,
  type LanguageCode,
  languagesOfCountries,
  type SiteLanguages,
  visibleLanguages,
} from '#contract/languages';
import { completeLanguages } from './catalogues.ts';

/**
 * Returns the translated languages of the countries, main language first; never an empty list.
 * @spec 1.5 2.3
 */
export function offeredLanguages(site: SiteLanguages): readonly LanguageCode[] {
  const written = languagesOfCountries(site).filter(code => completeLanguages.includes(code));
  return written.length > 0 ? written : [FALLBACK_LANGUAGE];
}

/** @spec 2.3 D2.45 */
export function offeredLanguagesIn(country: string | null, site: SiteLanguages): readonly LanguageCode[] {
  const offered = offeredLanguages(site);
  const visible = visibleLanguages(country, site).filter(code => offered.includes(code));
  return visible.length > 0 ? visible : offered;
}
