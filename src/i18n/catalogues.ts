/**
 * Each import makes a separate chunk, so that a browser loads only the language and part that it needs.
 * @spec 1.5 D2.28
 */
import {
  FALLBACK_LANGUAGE,
  type LanguageCode,
  parseLanguage,
  type VariantLocale,
  variantOf,
} from '#contract/languages';
import type { CatalogueMessages } from './messages.ts';

export type CatalogueSource = LanguageCode | VariantLocale;
type LoadCatalogue = () => Promise<{ default: CatalogueMessages }>;
/** A variant that is left out has no texts of its own in this part. */
export type Catalogues = Record<LanguageCode, LoadCatalogue> & Partial<Record<VariantLocale, LoadCatalogue>>;

export const publicCatalogues: Catalogues = {
  nl: () => import('./nl/public.ts'),
  en: () => import('./en/public.ts'),
  de: () => import('./de/public.ts'),
  es: () => import('./es/public.ts'),
  fr: () => import('./fr/public.ts'),
  it: () => import('./it/public.ts'),
  pl: () => import('./pl/public.ts'),
  'de-AT': () => import('./de-AT/public.ts'),
  'de-CH': () => import('./de-CH/public.ts'),
  'en-GB': () => import('./en-GB/public.ts'),
  'fr-BE': () => import('./fr-BE/public.ts'),
  'fr-CA': () => import('./fr-CA/public.ts'),
  'fr-CH': () => import('./fr-CH/public.ts'),
  'nl-BE': () => import('./nl-BE/public.ts'),
};

export const membersCatalogues: Catalogues = {
  nl: () => import('./nl/members.ts'),
  en: () => import('./en/members.ts'),
  de: () => import('./de/members.ts'),
  es: () => import('./es/members.ts'),
  fr: () => import('./fr/members.ts'),
  it: () => import('./it/members.ts'),
  pl: () => import('./pl/members.ts'),
  'de-AT': () => import('./de-AT/members.ts'),
  'de-CH': () => import('./de-CH/members.ts'),
  'en-GB': () => import('./en-GB/members.ts'),
  'fr-BE': () => import('./fr-BE/members.ts'),
  'fr-CA': () => import('./fr-CA/members.ts'),
  'fr-CH': () => import('./fr-CH/members.ts'),
  'nl-BE': () => import('./nl-BE/members.ts'),
};

/** Texts of the account area, which no other page uses (docs/features/site-and-texts.md). */
export const accountCatalogues: Catalogues = {
  nl: () => import('./nl/account.ts'),
  en: () => import('./en/account.ts'),
  de: () => import('./de/account.ts'),
  es: () => import('./es/account.ts'),
  fr: () => import('./fr/account.ts'),
  it: () => import('./it/account.ts'),
  pl: () => import('./pl/account.ts'),
  'de-AT': () => import('./de-AT/account.ts'),
  'de-CH': () => import('./de-CH/account.ts'),
  'en-GB': () => import('./en-GB/account.ts'),
  'fr-BE': () => import('./fr-BE/account.ts'),
  'fr-CA': () => import('./fr-CA/account.ts'),
  'fr-CH': () => import('./fr-CH/account.ts'),
  'nl-BE': () => import('./nl-BE/account.ts'),
};

/** Texts of landing pages, which only the server renders. */
export const landerCatalogues: Catalogues = {
  nl: () => import('./nl/landers.ts'),
  en: () => import('./en/landers.ts'),
  de: () => import('./de/landers.ts'),
  es: () => import('./es/landers.ts'),
  fr: () => import('./fr/landers.ts'),
  it: () => import('./it/landers.ts'),
  pl: () => import('./pl/landers.ts'),
  'de-CH': () => import('./de-CH/landers.ts'),
  'en-GB': () => import('./en-GB/landers.ts'),
  'fr-CA': () => import('./fr-CA/landers.ts'),
  'nl-BE': () => import('./nl-BE/landers.ts'),
};

/** Texts of the back office, in Dutch and English alone, which no page of members uses. */
export const staffCatalogues: Partial<Catalogues> = {
  nl: () => import('./nl/staff.ts'),
  en: () => import('./en/staff.ts'),
};

/** Returns the catalogues of a locale, lowest priority first: for `fr-BE` French and Belgian French. */
export function catalogueSources(locale: string): CatalogueSource[] {
  const variant = variantOf(locale);
  return [parseLanguage(locale) ?? FALLBACK_LANGUAGE, ...(variant ? [variant] : [])];
}
