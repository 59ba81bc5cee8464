/**
 * Where each catalogue is. Every import is a chunk of its own, so that a browser fetches one language and one part.
 * The mails stand apart in `server-text.ts`: no browser is offered them.
 */
import {
  FALLBACK_LANGUAGE,
  type LanguageCode,
  parseLanguage,
  type VariantLocale,
  variantLocales,
} from '#contract/languages';
import type { Messages } from './messages.ts';

export type Source = LanguageCode | VariantLocale;
/** Opens a catalogue; a source without one says nothing of its own. */
export type Catalogues = Record<Source, (() => Promise<{ default: Messages }>) | null>;

/** Languages that hold every key (`scripts/check-catalogues.ts` sees to it) and so need no fallback. */
export const completeLanguages: readonly LanguageCode[] = ['nl', 'en'];

export const publicCatalogues: Catalogues = {
  nl: () => import('./nl/public.ts'),
  en: () => import('./en/public.ts'),
  de: null,
  es: null,
  fr: null,
  it: null,
  pl: null,
  'nl-BE': () => import('./nl-BE/public.ts'),
  'fr-BE': null,
};

export const membersCatalogues: Catalogues = {
  nl: () => import('./nl/members.ts'),
  en: () => import('./en/members.ts'),
  de: null,
  es: null,
  fr: null,
  it: null,
  pl: null,
  'nl-BE': () => import('./nl-BE/members.ts'),
  'fr-BE': null,
};

/** One's own rooms: no page of other members says any of it (docs/decisions/0106). */
export const ownCatalogues: Catalogues = {
  nl: () => import('./nl/own.ts'),
  en: () => import('./en/own.ts'),
  de: null,
  es: null,
  fr: null,
  it: null,
  pl: null,
  'nl-BE': null,
  'fr-BE': null,
};

/** The sources whose texts make up a locale, the weakest first: `fr-BE` is Dutch, then French, then French-Belgian. */
export function sourcesOf(locale: string): Source[] {
  const language = parseLanguage(locale) ?? FALLBACK_LANGUAGE;
  const variant = variantLocales.filter(known => known === locale);
  const base: Source[] = completeLanguages.includes(language) ? [] : [FALLBACK_LANGUAGE];
  return [...base, language, ...variant];
}
