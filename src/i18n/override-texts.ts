import type { CatalogueMessages } from './messages.ts';

/**
 * What a site says in place of the catalogues' texts, in the form that the catalogues have there.
 * @spec D5.10
 */
export type TextOverrides = {
  /** Names for ever what a browser loads of them, such as `17-Ab3dEfghiJ`; empty if there is nothing to load. */
  version: string;
  messages: CatalogueMessages;
};

/** Replaces texts that `messages` has; overrides of other parts are ignored. Nothing is changed in place. */
export function overrideTexts<M extends CatalogueMessages>(messages: M, overrides: CatalogueMessages): M {
  const merged: Record<string, string | CatalogueMessages> = { ...messages };
  for (const [key, value] of Object.entries(overrides)) {
    const original = Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (original === undefined) continue;
    if (isText(original) === isText(value))
      merged[key] = isText(original)
        ? value
        : overrideTexts(original as CatalogueMessages, value as CatalogueMessages);
  }
  return merged as M;
}

/** A text that the build has parsed is an array, not a namespace. */
export const isText = (value: string | CatalogueMessages): boolean =>
  typeof value === 'string' || Array.isArray(value);
