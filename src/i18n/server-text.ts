import { type Catalogues, catalogueSources } from './catalogues.ts';
import {
  type AccountAreaMessages,
  loadAccountAreaMessages,
  loadCatalogue,
  mergeCatalogues,
} from './load-messages.ts';
import type { CatalogueMessages, MailMessages, Translator } from './messages.ts';
import { overrideTexts } from './override-texts.ts';
import { createText } from './text.ts';

export const mailCatalogues: Catalogues = {
  nl: () => import('./nl/mail.ts'),
  en: () => import('./en/mail.ts'),
  de: () => import('./de/mail.ts'),
  es: () => import('./es/mail.ts'),
  fr: () => import('./fr/mail.ts'),
  it: () => import('./it/mail.ts'),
  pl: () => import('./pl/mail.ts'),
  'de-AT': () => import('./de-AT/mail.ts'),
  'de-CH': () => import('./de-CH/mail.ts'),
  'en-GB': () => import('./en-GB/mail.ts'),
  'fr-BE': () => import('./fr-BE/mail.ts'),
  'fr-CA': () => import('./fr-CA/mail.ts'),
  'fr-CH': () => import('./fr-CH/mail.ts'),
  'nl-BE': () => import('./nl-BE/mail.ts'),
};

export type ServerMessages = AccountAreaMessages & MailMessages;

const loadedMessages = new Map<string, Promise<ServerMessages>>();

/**
 * Translators by the overrides they read. A new translator would parse each message again, which costs more than the
 * rest of an email.
 */
const translators = new WeakMap<CatalogueMessages, Map<string, Promise<Translator<ServerMessages>>>>();

const NO_OVERRIDES: CatalogueMessages = {};

/**
 * The texts of emails, pushes, errors and plain pages. `siteText` adds the overrides of a site.
 * @param overrides unparsed texts; the same object gives the same translator
 */
export function serverText(
  locale: string,
  timeZone?: string,
  overrides: CatalogueMessages = NO_OVERRIDES,
): Promise<Translator<ServerMessages>> {
  const known = translators.get(overrides) ?? new Map<string, Promise<Translator<ServerMessages>>>();
  translators.set(overrides, known);
  const key = `${locale} ${timeZone}`;
  const translator = known.get(key) ?? createServerText(locale, timeZone, overrides);
  known.set(key, translator);
  return translator;
}

async function createServerText(
  locale: string,
  timeZone: string | undefined,
  overrides: CatalogueMessages,
): Promise<Translator<ServerMessages>> {
  const key = catalogueSources(locale).join();
  const messages = loadedMessages.get(key) ?? load(locale);
  loadedMessages.set(key, messages);
  return createText(locale, overrideTexts(await messages, overrides), timeZone);
}

async function load(locale: string): Promise<ServerMessages> {
  const catalogues = [loadAccountAreaMessages(locale), loadCatalogue(mailCatalogues, locale)];
  return mergeCatalogues(...(await Promise.all(catalogues))) as ServerMessages;
}
