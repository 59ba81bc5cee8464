import { createTranslator } from 'use-intl/core';
import type { Messages, Text } from './messages.ts';

/** A translator outside of React: server, light pages, service worker. `timeZone` is an IANA name. */
export const createText = <M extends Messages>(locale: string, messages: M, timeZone?: string): Text<M> =>
  createTranslator<M>({ locale, messages, timeZone });
