import type { LanguageCode } from '../languages.ts';

/** Code within the country (ISO 3166-2 without its prefix), name where it lies, names elsewhere that differ. */
export type RegionRow = readonly [code: string, name: string, names?: Partial<Record<LanguageCode, string>>];
