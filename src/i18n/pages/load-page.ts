import { FALLBACK_LANGUAGE, type LanguageCode, parseLanguage } from '#contract/languages';
import type { TextPage } from '#contract/public-pages';
import type { StaticPage } from './static-page.ts';

const pages: Record<TextPage, Record<LanguageCode, () => Promise<{ default: StaticPage }>>> = {
  ban: {
    nl: () => import('./ban.nl.ts'),
    en: () => import('./ban.en.ts'),
    de: () => import('./ban.de.ts'),
    es: () => import('./ban.es.ts'),
    fr: () => import('./ban.fr.ts'),
    it: () => import('./ban.it.ts'),
    pl: () => import('./ban.pl.ts'),
  },
  cookies: {
    nl: () => import('./cookies.nl.ts'),
    en: () => import('./cookies.en.ts'),
    de: () => import('./cookies.de.ts'),
    es: () => import('./cookies.es.ts'),
    fr: () => import('./cookies.fr.ts'),
    it: () => import('./cookies.it.ts'),
    pl: () => import('./cookies.pl.ts'),
  },
  faq: {
    nl: () => import('./faq.nl.ts'),
    en: () => import('./faq.en.ts'),
    de: () => import('./faq.de.ts'),
    es: () => import('./faq.es.ts'),
    fr: () => import('./faq.fr.ts'),
    it: () => import('./faq.it.ts'),
    pl: () => import('./faq.pl.ts'),
  },
  privacy: {
    nl: () => import('./privacy.nl.ts'),
    en: () => import('./privacy.en.ts'),
    de: () => import('./privacy.de.ts'),
    es: () => import('./privacy.es.ts'),
    fr: () => import('./privacy.fr.ts'),
    it: () => import('./privacy.it.ts'),
    pl: () => import('./privacy.pl.ts'),
  },
  'return-policy': {
    nl: () => import('./return-policy.nl.ts'),
    en: () => import('./return-policy.en.ts'),
    de: () => import('./return-policy.de.ts'),
    es: () => import('./return-policy.es.ts'),
    fr: () => import('./return-policy.fr.ts'),
    it: () => import('./return-policy.it.ts'),
    pl: () => import('./return-policy.pl.ts'),
  },
  safety: {
    nl: () => import('./safety.nl.ts'),
    en: () => import('./safety.en.ts'),
    de: () => import('./safety.de.ts'),
    es: () => import('./safety.es.ts'),
    fr: () => import('./safety.fr.ts'),
    it: () => import('./safety.it.ts'),
    pl: () => import('./safety.pl.ts'),
  },
  service: {
    nl: () => import('./service.nl.ts'),
    en: () => import('./service.en.ts'),
    de: () => import('./service.de.ts'),
    es: () => import('./service.es.ts'),
    fr: () => import('./service.fr.ts'),
    it: () => import('./service.it.ts'),
    pl: () => import('./service.pl.ts'),
  },
  terms: {
    nl: () => import('./terms.nl.ts'),
    en: () => import('./terms.en.ts'),
    de: () => import('./terms.de.ts'),
    es: () => import('./terms.es.ts'),
    fr: () => import('./terms.fr.ts'),
    it: () => import('./terms.it.ts'),
    pl: () => import('./terms.pl.ts'),
  },
};

/** @spec 2.9 1.5 */
export async function loadPage(slug: TextPage, locale: string): Promise<StaticPage> {
  return (await pages[slug][parseLanguage(locale) ?? FALLBACK_LANGUAGE]()).default;
}
