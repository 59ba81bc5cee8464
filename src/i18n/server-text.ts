import { type Catalogues, sourcesOf } from './catalogues.ts';
import { loadCatalogue, loadOwnMessages, type RoomMessages } from './load-messages.ts';
import { mergeMessages } from './merge-messages.ts';
import type { MailMessages, Text } from './messages.ts';
import { createText } from './text.ts';

export const mailCatalogues: Catalogues = {
  nl: () => import('./nl/mail.ts'),
  en: () => import('./en/mail.ts'),
  de: null,
  es: null,
  fr: null,
  it: null,
  pl: null,
  'nl-BE': null,
  'fr-BE': null,
};

/** Everything the product says: what the server may need in answers, mails and push messages. */
export type ServerMessages = RoomMessages & MailMessages;

const loaded = new Map<string, Promise<ServerMessages>>();

/** The translator for a receiver's locale, e.g. of `localeOf(account.language, account.country)`. Catalogues are read once. */
export async function serverText(locale: string, timeZone?: string): Promise<Text<ServerMessages>> {
  const key = sourcesOf(locale).join();
  const messages = loaded.get(key) ?? load(locale);
  loaded.set(key, messages);
  return createText(locale, await messages, timeZone);
}

async function load(locale: string): Promise<ServerMessages> {
  const parts = [loadOwnMessages(locale), loadCatalogue(mailCatalogues, locale)];
  return mergeMessages(...(await Promise.all(parts))) as ServerMessages;
}
