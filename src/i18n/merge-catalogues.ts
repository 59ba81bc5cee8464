import type { CatalogueMessages } from './messages.ts';

/** Merges text by text; later catalogues have priority. */
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

/** The build parses texts into arrays. */
const isNamespace = (value: string | CatalogueMessages | undefined): value is CatalogueMessages =>
  typeof value === 'object' && !Array.isArray(value);
