import type { Translator } from '../../src/i18n/messages.ts';
import { type ServerMessages, serverText } from '../../src/i18n/server-text.ts';

/** What a reader of the locale sees, by the keys of the catalogues. */
export const textsIn = (locale = 'nl-NL'): Promise<Translator<ServerMessages>> => serverText(locale);
