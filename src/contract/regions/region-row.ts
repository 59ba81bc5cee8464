import type { LanguageCode } from '../languages.ts';

/**
 * Code within the country (ISO 3166-2 without its prefix), local name, and different names in other languages.
 */
export type RegionRow = readonly [code: string, name: string, names?: Partial<Record<LanguageCode, string>>];
