import { use } from 'react';
import { type LanguageCode, parseLanguage } from '#contract/languages';
import { offeredLanguages, offeredLanguagesIn } from '#i18n/offered-languages';
import { DocumentContext } from '../data/document-context.ts';
import { useSettings } from './settings-query.ts';

export const languageNames: Record<LanguageCode, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
};

type OfferedLanguages = {
  /** Those that the menu shows. */
  languages: readonly LanguageCode[];
  /** All languages of the site, the visible ones first. */
  all: readonly LanguageCode[];
  current: LanguageCode;
  hasChoice: boolean;
};

/**
 * True if there is another language than the page's, even if the page's language is not visible in the country.
 * @spec 2.3 D2.45
 */
export const hasLanguageChoice = (visible: readonly LanguageCode[], current: LanguageCode): boolean =>
  visible.some(language => language !== current);

/** @spec 2.3 D2.45 */
export function useOfferedLanguages(): OfferedLanguages {
  const settings = useSettings();
  const { locale } = use(DocumentContext);
  const languages = offeredLanguagesIn(settings.geoip_country, settings);
  const current = parseLanguage(locale) ?? 'nl';
  const all = [...new Set([...languages, ...offeredLanguages(settings)])];
  return { languages, all, current, hasChoice: hasLanguageChoice(languages, current) };
}
