import { use } from 'react';
import { type LanguageCode, languageFrom, visibleLanguages } from '#contract/languages';
import { completeLanguages } from '#i18n/catalogues';
import { DocumentContext } from '../document.ts';
import { useSettings } from './settings-query.ts';

/** What a language calls itself. */
export const languageNames: Record<LanguageCode, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
};

/** The languages visible in the reader's country (section 2), as far as they are written, and the one that is spoken now. */
export function useOfferedLanguages(): { languages: readonly LanguageCode[]; current: LanguageCode } {
  const { geoip_country: country } = useSettings();
  const { locale } = use(DocumentContext);
  const languages = visibleLanguages(country).filter(code => completeLanguages.includes(code));
  return { languages, current: languageFrom(locale) ?? 'nl' };
}
