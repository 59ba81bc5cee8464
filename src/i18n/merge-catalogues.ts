import type { Messages } from './messages.ts';

/** Merges catalogues text by text; later ones have priority. Changes none of them. */
export const mergeCatalogues = (...catalogues: readonly Messages[]): Messages =>
  catalogues.reduce(mergeInto, {});

function mergeInto(base: Messages, top: Messages): Messages {
  const merged: Record<string, string | Messages> = { ...base };
  for (const [key, value] of Object.entries(top)) {
    const below = merged[key];
    merged[key] = isNamespace(value) && isNamespace(below) ? mergeInto(below, value) : value;
  }
  return merged;
}

/** The build parses texts into arrays. */
const isNamespace = (value: string | Messages | undefined): value is Messages =>
  typeof value === 'object' && !Array.isArray(value);
