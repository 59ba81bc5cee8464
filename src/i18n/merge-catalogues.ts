import type { CatalogueMessages } from './messages.ts';

/** Merges key by key; a later catalogue's text has priority. */
export const mergeCatalogues = (...catalogues: readonly CatalogueMessages[]): CatalogueMessages =>
  catalogues.reduce(mergeInto, {});

function mergeInto(base: CatalogueMessages, top: CatalogueMessages): CatalogueMessages {
  const merged: Record<string, string | CatalogueMessages> = { ...base };
  for (const [key, value] of Object.entries(top)) {
    const below = merged[key];
    merged[key] = isNamespace(value) && isNamespace(below) ? mergeInto(below, value) : value;
  }
  return merged;
}

/** A text that the build has parsed is an array, not a namespace. */
const isNamespace = (value: string | CatalogueMessages | undefined): value is CatalogueMessages =>
  typeof value === 'object' && !Array.isArray(value);
