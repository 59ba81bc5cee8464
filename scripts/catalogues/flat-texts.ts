import type { Messages } from '../../src/i18n/messages.ts';

/** A catalogue as full keys, `nav.login`, with their texts. */
export type FlatTexts = ReadonlyMap<string, string>;

/** Spreads a catalogue out into full keys. */
export const flatTexts = (messages: Messages, prefix = ''): FlatTexts =>
  new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
