import { use } from 'react';
import { type LanguageCode, parseLanguage } from '#contract/languages';
import { offeredIn } from '#i18n/offered-languages';
import { DocumentContext } from '../document-context.ts';
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

type OfferedLanguages = {
  languages: readonly LanguageCode[];
  current: LanguageCode;
  /** One of them is another than the page's: there is something to choose. */
  hasChoice: boolean;
};

/** The site's languages that are visible in the reader's country (section 2), and the one that is spoken now. */
export function useOfferedLanguages(): OfferedLanguages {
  const { geoip_country: country, countries } = useSettings();
  const { locale } = use(DocumentContext);
  const languages = offeredIn(country, countries);
  const current = parseLanguage(locale) ?? 'nl';
  return { languages, current, hasChoice: languages.some(language => language !== current) };
}
