import { type LanguageCode, parseLanguage } from '#contract/languages';
import type { TextPage } from '#contract/public-pages';
import type { StaticPage } from './static-page.ts';

type Texts = Partial<Record<LanguageCode, () => Promise<{ default: StaticPage }>>> & {
  nl: () => Promise<{ default: StaticPage }>;
};

const pages: Record<TextPage, Texts> = {
  ban: { nl: () => import('./ban.nl.ts'), en: () => import('./ban.en.ts') },
  cookies: { nl: () => import('./cookies.nl.ts'), en: () => import('./cookies.en.ts') },
  faq: { nl: () => import('./faq.nl.ts'), en: () => import('./faq.en.ts') },
  privacy: { nl: () => import('./privacy.nl.ts'), en: () => import('./privacy.en.ts') },
  'return-policy': { nl: () => import('./return-policy.nl.ts'), en: () => import('./return-policy.en.ts') },
  safety: { nl: () => import('./safety.nl.ts'), en: () => import('./safety.en.ts') },
  service: { nl: () => import('./service.nl.ts'), en: () => import('./service.en.ts') },
  terms: { nl: () => import('./terms.nl.ts'), en: () => import('./terms.en.ts') },
};

/**
 * Returns the page with its language, which is Dutch if the page is not translated.
 * @spec 2.9 1.5
 */
export async function loadPage(
  slug: TextPage,
  locale: string,
): Promise<{ page: StaticPage; language: LanguageCode }> {
  const language = builtLanguage(slug, locale);
  const load = pages[slug][language] ?? pages[slug].nl;
  return { page: (await load()).default, language };
}

/** The language of the page that the build has for a locale. */
export function builtLanguage(slug: TextPage, locale: string): LanguageCode {
  const wanted = parseLanguage(locale);
  return wanted && pages[slug][wanted] ? wanted : 'nl';
}
