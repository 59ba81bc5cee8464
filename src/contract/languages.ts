/**
 * The languages of the interface (sections 1 and 2 of the specification) and the rule that chooses one.
 * Flemish and French-Belgian are variants: a locale of a base language, never a choice of their own.
 */
import { type CountryCode, countries, countryByCode } from './countries.ts';

export const languageCodes = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl'] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** `iso` is the locale when no country is known; `gifLocale` is what GIF searches are asked with. */
export type Language = { code: LanguageCode; iso: string; gifLocale: string };

export const languages: Record<LanguageCode, Language> = {
  de: { code: 'de', iso: 'de-DE', gifLocale: 'de_DE' },
  en: { code: 'en', iso: 'en-US', gifLocale: 'en_US' },
  es: { code: 'es', iso: 'es-ES', gifLocale: 'es_ES' },
  fr: { code: 'fr', iso: 'fr-FR', gifLocale: 'fr_FR' },
  it: { code: 'it', iso: 'it-IT', gifLocale: 'it_IT' },
  nl: { code: 'nl', iso: 'nl-NL', gifLocale: 'nl_NL' },
  pl: { code: 'pl', iso: 'pl-PL', gifLocale: 'pl_PL' },
};

/** The default, and the last fallback of every text. */
export const FALLBACK_LANGUAGE: LanguageCode = 'nl';

/** Locales whose texts differ from their base language; they hold only what differs. */
export const variantLocales = ['nl-BE', 'fr-BE'] as const;
export type VariantLocale = (typeof variantLocales)[number];

/** True for the code of a language of the interface. */
export const isLanguage = (value: unknown): value is LanguageCode =>
  languageCodes.some(code => code === value);

/** The language a value such as `nl_BE`, `en-US` or `fr` begins with, if the interface speaks it. */
export function parseLanguage(value: string | null | undefined): LanguageCode | undefined {
  const letters = value?.trim().slice(0, 2).toLowerCase();
  return isLanguage(letters) ? letters : undefined;
}

/** What is known about the caller; each may be missing or wrong. */
export type LanguageHints = {
  /** Value of the language cookie. */
  cookie?: string | null;
  /** The language stored with the account. */
  account?: string | null;
  /** Setting `domain_language`: its first two letters count (section 7, settings). */
  domainLanguage?: string | null;
  /** The request's `Accept-Language` header. */
  acceptLanguage?: string | null;
};

/**
 * The language to speak: cookie, then account, then the site's own, then the browser's wish, then Dutch. One that is not
 * `offered` is never chosen; where Dutch is not, the first that is.
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

/** The best-weighted language of an `Accept-Language` header that the interface, or the site, speaks. */
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

/** Languages visible in any of these countries (section 2), in their order. */
export const languagesOfCountries = (served: readonly CountryCode[]): readonly LanguageCode[] => [
  ...new Set(served.flatMap(code => countries[code].languages)),
];

/** Languages the dropdown offers in a country (section 2); all of them where the country is unknown. */
export const visibleLanguages = (country: string | null | undefined): readonly LanguageCode[] =>
  countryByCode(country)?.languages ?? languageCodes;

/**
 * The BCP 47 locale that dates, money and text variants follow: `nl` in `BE` is `nl-BE`, `en` in `GB` is `en-GB`;
 * a language the country does not list keeps its own `iso`.
 */
export const localeOf = (language: LanguageCode, country?: string | null): string => {
  const spokenIn = countryByCode(country);
  return spokenIn?.languages.includes(language) ? `${language}-${spokenIn.code}` : languages[language].iso;
};
