import { type Catalogues, catalogueSources } from './catalogues.ts';
import {
  type AccountAreaMessages,
  loadAccountAreaMessages,
  loadCatalogue,
  mergeCatalogues,
} from './load-messages.ts';
import type { MailMessages, Translator } from './messages.ts';
import { createText } from './text.ts';

export const mailCatalogues: Catalogues = {
  nl: () => import('./nl/mail.ts'),
  en: () => import('./en/mail.ts'),
};

export type ServerMessages = AccountAreaMessages & MailMessages;

const loadedMessages = new Map<string, Promise<ServerMessages>>();

/** A new translator would parse each message again, which costs more than the rest of an email. */
const translators = new Map<string, Promise<Translator<ServerMessages>>>();

export function serverText(locale: string, timeZone?: string): Promise<Translator<ServerMessages>> {
  const key = `${locale} ${timeZone}`;
  const translator = translators.get(key) ?? createServerText(locale, timeZone);
  translators.set(key, translator);
  return translator;
}

async function createServerText(locale: string, timeZone?: string): Promise<Translator<ServerMessages>> {
  const key = catalogueSources(locale).join();
  const messages = loadedMessages.get(key) ?? load(locale);
  loadedMessages.set(key, messages);
  return createText(locale, await messages, timeZone);
}

async function load(locale: string): Promise<ServerMessages> {
  const catalogues = [loadAccountAreaMessages(locale), loadCatalogue(mailCatalogues, locale)];
  return mergeCatalogues(...(await Promise.all(catalogues))) as ServerMessages;
}
