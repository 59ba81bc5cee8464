import { use } from 'react';
import { type LanguageCode, parseLanguage } from '#contract/languages';
import { offeredLanguagesIn } from '#i18n/offered-languages';
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
  languages: readonly LanguageCode[];
  current: LanguageCode;
  hasChoice: boolean;
};

/** @spec 2.3 D2.45 */
export function useOfferedLanguages(): OfferedLanguages {
  const { geoip_country: country, countries } = useSettings();
  const { locale } = use(DocumentContext);
  const languages = offeredLanguagesIn(country, countries);
  const current = parseLanguage(locale) ?? 'nl';
  return { languages, current, hasChoice: languages.some(language => language !== current) };
}
