import type { CatalogueMessages } from '../../src/i18n/messages.ts';

/** Texts by their full keys, such as `nav.login`. */
export type FlatTexts = ReadonlyMap<string, string>;

export const flatTexts = (messages: CatalogueMessages, prefix = ''): FlatTexts =>
  new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
