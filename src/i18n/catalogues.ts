/**
 * Each import makes a separate chunk, so that a browser loads only the language and part that it needs.
 * @spec 1.5 D2.28
 */
import {
  FALLBACK_LANGUAGE,
  type LanguageCode,
  parseLanguage,
  type VariantLocale,
  variantLocales,
} from '#contract/languages';
import type { CatalogueMessages } from './messages.ts';

export type CatalogueSource = LanguageCode | VariantLocale;
/** A source that is left out has no catalogue of its own. */
export type Catalogues = Partial<Record<CatalogueSource, () => Promise<{ default: CatalogueMessages }>>>;

/** Languages that have every text. */
export const completeLanguages: readonly LanguageCode[] = ['nl', 'en'];

/** Whether a language or variant lacks no text: a variant has only what differs from its language. */
export const isComplete = (source: CatalogueSource): boolean =>
  source.includes('-') || completeLanguages.some(language => language === source);

export const publicCatalogues: Catalogues = {
  nl: () => import('./nl/public.ts'),
  en: () => import('./en/public.ts'),
  'nl-BE': () => import('./nl-BE/public.ts'),
};

export const membersCatalogues: Catalogues = {
  nl: () => import('./nl/members.ts'),
  en: () => import('./en/members.ts'),
  'nl-BE': () => import('./nl-BE/members.ts'),
};

/** Texts of the account area, which no other page uses (docs/features/site-and-texts.md). */
export const accountCatalogues: Catalogues = {
  nl: () => import('./nl/account.ts'),
  en: () => import('./en/account.ts'),
};

/** Texts of landing pages, which only the server renders. */
export const landerCatalogues: Catalogues = {
  nl: () => import('./nl/landers.ts'),
  en: () => import('./en/landers.ts'),
};

/** Texts of the back office, which no page of members uses. */
export const staffCatalogues: Catalogues = {
  nl: () => import('./nl/staff.ts'),
  en: () => import('./en/staff.ts'),
};

/**
 * Returns the catalogues of a locale, lowest priority first: for `fr-BE` Dutch, French and Belgian French.
 */
export function catalogueSources(locale: string): CatalogueSource[] {
  const language = parseLanguage(locale) ?? FALLBACK_LANGUAGE;
  const variant = variantLocales.filter(known => known === locale);
  const base: CatalogueSource[] = completeLanguages.includes(language) ? [] : [FALLBACK_LANGUAGE];
  return [...base, language, ...variant];
}
