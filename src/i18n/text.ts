import { createTranslator } from 'use-intl/core';
import type { CatalogueMessages, Translator } from './messages.ts';

/** Creates a translator for code outside React; `timeZone` is an IANA name. */
export const createText = <M extends CatalogueMessages>(
  locale: string,
  messages: M,
  timeZone?: string,
): Translator<M> => createTranslator<M>({ locale, messages, timeZone });
