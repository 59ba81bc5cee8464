/**
 * Flemish, Belgian French, Swiss German and others are variants, which no site offers as separate languages.
 * @spec 1.5 D2.28
 */
import { type CountryCode, countries, countryByCode } from './countries.ts';

export const languageCodes = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** `iso`: the language's locale if the country is unknown. */
type Language = { code: LanguageCode; iso: string; gifLocale: string };

export const languages: Record<LanguageCode, Language> = {
  de: { code: 'de', iso: 'de-DE', gifLocale: 'de_DE' },
  en: { code: 'en', iso: 'en-US', gifLocale: 'en_US' },
  es: { code: 'es', iso: 'es-ES', gifLocale: 'es_ES' },
  fr: { code: 'fr', iso: 'fr-FR', gifLocale: 'fr_FR' },
  it: { code: 'it', iso: 'it-IT', gifLocale: 'it_IT' },
  nl: { code: 'nl', iso: 'nl-NL', gifLocale: 'nl_NL' },
  pl: { code: 'pl', iso: 'pl-PL', gifLocale: 'pl_PL' },
};

/** The language of readers of whom no other is known. */
export const FALLBACK_LANGUAGE: LanguageCode = 'nl';

export const variantLocales = ['de-AT', 'de-CH', 'en-GB', 'fr-BE', 'fr-CA', 'fr-CH', 'nl-BE'] as const;
export type VariantLocale = (typeof variantLocales)[number];

/** Countries that read the variant of another country. */
const sharedVariants: Readonly<Record<string, VariantLocale>> = {
  'en-AU': 'en-GB',
  'en-IE': 'en-GB',
  'en-NZ': 'en-GB',
};

/** Returns the variant that readers of a locale get, if there is one. */
export const variantOf = (locale: string): VariantLocale | undefined =>
  sharedVariants[locale] ?? variantLocales.find(known => known === locale);

export const isLanguage = (value: unknown): value is LanguageCode =>
  languageCodes.some(code => code === value);

/** Returns the language of a value such as `nl_BE`. */
export function parseLanguage(value: string | null | undefined): LanguageCode | undefined {
  const letters = value?.trim().slice(0, 2).toLowerCase();
  return isLanguage(letters) ? letters : undefined;
}

type LanguageHints = {
  cookie?: string | null;
  account?: string | null;
  /** The site's setting; its first two letters are the language. */
  domainLanguage?: string | null;
  acceptLanguage?: string | null;
};

/**
 * Tries cookie, account, domain and `Accept-Language` in this order before the fallback language.
 * @spec 1.5 D2.28
 */
export function chooseLanguage(
  hints: LanguageHints,
  offered: readonly LanguageCode[] = languageCodes,
): LanguageCode {
  const preferred = [hints.cookie, hints.account, hints.domainLanguage].map(parseLanguage);
  const fallback = offered.includes(FALLBACK_LANGUAGE) ? FALLBACK_LANGUAGE : offered[0];
  return (
    preferred.find(language => language !== undefined && offered.includes(language)) ??
    preferredLanguage(hints.acceptLanguage, offered) ??
    fallback ??
    FALLBACK_LANGUAGE
  );
}

/** Returns the offered language with the highest weight in an `Accept-Language` header. */
export function preferredLanguage(
  header: string | null | undefined,
  offered: readonly LanguageCode[] = languageCodes,
): LanguageCode | undefined {
  const preferences = (header ?? '').split(',').map(entry => {
    const [tag = '', ...params] = entry.split(';');
    const quality = params.find(param => param.trim().startsWith('q='));
    return { language: parseLanguage(tag), weight: quality ? Number(quality.trim().slice(2)) : 1 };
  });
  const acceptable = preferences.filter(
    ({ language, weight }) => language && offered.includes(language) && weight > 0,
  );
  return acceptable.sort((one, other) => other.weight - one.weight)[0]?.language;
}

/** Returns the region that an `Accept-Language` header names first with this language, such as `GB` of `en-GB`. */
export function preferredRegion(
  header: string | null | undefined,
  language: LanguageCode,
): string | undefined {
  const tags = (header ?? '').split(',').map(entry => entry.split(';', 1)[0]?.trim() ?? '');
  const found = tags.find(tag => parseLanguage(tag) === language && /^[a-z]{2}-[a-z]{2}$/i.test(tag));
  return found?.slice(3).toUpperCase();
}

/** The countries that a site serves, and where it shows other languages than usual there. */
export type SiteLanguages = {
  countries: readonly CountryCode[];
  visible_languages?: Partial<Record<CountryCode, readonly LanguageCode[] | undefined>>;
};

/** @spec 2.3 D2.45 D5.10 */
export const languagesOfCountry = (
  code: CountryCode,
  settings: Pick<SiteLanguages, 'visible_languages'> = {},
): readonly LanguageCode[] => settings.visible_languages?.[code] ?? countries[code].languages;

/** @spec 2.3 D2.45 */
export const languagesOfCountries = (site: SiteLanguages): readonly LanguageCode[] => [
  ...new Set(site.countries.flatMap(code => languagesOfCountry(code, site))),
];

/**
 * Returns the languages that the language menu shows in a country.
 * @spec 2.3 D2.45
 */
export const visibleLanguages = (
  country: string | null | undefined,
  site: Pick<SiteLanguages, 'visible_languages'> = {},
): readonly LanguageCode[] => {
  const known = countryByCode(country);
  return known ? languagesOfCountry(known.code, site) : languageCodes;
};

/** Returns a BCP 47 locale, such as `nl-BE` for `nl` in `BE`. */
export const localeOf = (language: LanguageCode, country?: string | null): string => {
  const spokenIn = countryByCode(country);
  return spokenIn?.languages.includes(language) ? `${language}-${spokenIn.code}` : languages[language].iso;
};
