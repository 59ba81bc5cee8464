import { isLanguage, type LanguageCode, languagesOfCountry, type SiteLanguages } from '#contract/languages';
import { publicPageKind } from '#contract/public-pages';
import { offeredLanguages } from './offered-languages.ts';

/** The parameter that names the language of a public page. */
export const LANGUAGE_PARAMETER = 'lang';

/**
 * Returns the languages of which a public page has an address of its own: none if the site offers only one.
 * @spec 1.5 2.7
 */
export function pageLanguages(path: string, served: SiteLanguages): readonly LanguageCode[] {
  const offered = publicPageKind(path) ? offeredLanguages(served) : [];
  return offered.length > 1 ? offered : [];
}

/**
 * Returns the language that the address of a public page asks for, if the site offers it.
 * @param value of `LANGUAGE_PARAMETER`
 */
export function requestedLanguage(path: string, value: unknown, served: SiteLanguages): LanguageCode | null {
  return isLanguage(value) && pageLanguages(path, served).includes(value) ? value : null;
}

/** Returns the path of a page in a language; in the reader's language if `language` is null. */
export const pathInLanguage = (path: string, language: LanguageCode | null): string =>
  language ? `${path}?${LANGUAGE_PARAMETER}=${language}` : path;

/** `hreflang`: a language, a language of a country, or `x-default` for the address that suits every reader. */
export type Alternate = { hreflang: string; path: string };

/**
 * Lists the addresses of a public page for each language, and for each language of each country. A page in one
 * language has none.
 * @spec 1.5 2.7
 */
export function alternatesOf(path: string, served: SiteLanguages): Alternate[] {
  const languages = pageLanguages(path, served);
  if (languages.length === 0) return [];
  const inLanguage = (hreflang: string, language: LanguageCode): Alternate => ({
    hreflang,
    path: pathInLanguage(path, language),
  });
  const ofCountries = served.countries.flatMap(country =>
    languagesOfCountry(country, served)
      .filter(language => languages.includes(language))
      .map(language => inLanguage(`${language}-${country}`, language)),
  );
  return [
    { hreflang: 'x-default', path },
    ...languages.map(language => inLanguage(language, language)),
    ...ofCountries,
  ];
}
