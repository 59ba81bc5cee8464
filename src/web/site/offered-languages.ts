import { use } from 'react';
import { type LanguageCode, languageFrom } from '#contract/languages';
import { offeredIn } from '#i18n/offered-languages';
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

/** The site's languages that are visible in the reader's country (section 2), and the one that is spoken now. */
export function useOfferedLanguages(): { languages: readonly LanguageCode[]; current: LanguageCode } {
  const { geoip_country: country, countries } = useSettings();
  const { locale } = use(DocumentContext);
  return { languages: offeredIn(country, countries), current: languageFrom(locale) ?? 'nl' };
}
