import type { LanguageCode } from '../languages.ts';

/** Code without the country, local name, and different names in other languages. */
export type RegionRow = readonly [code: string, name: string, names?: Partial<Record<LanguageCode, string>>];
