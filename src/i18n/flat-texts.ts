import type { CatalogueMessages } from './messages.ts';

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

type Nested<Text> = { [key: string]: Text | Nested<Text> };

/** The reverse of `flatTexts`; a text may also be what the build makes of it. */
export function nestTexts<Text>(texts: Iterable<readonly [key: string, text: Text]>): Nested<Text> {
  const root: Nested<Text> = {};
  for (const [key, text] of texts) {
    const path = key.split('.');
    const name = path.pop() ?? '';
    let namespace = root;
    for (const step of path) {
      namespace[step] ??= {};
      namespace = namespace[step] as Nested<Text>;
    }
    namespace[name] = text;
  }
  return root;
}
