import type { LanguageCode } from '../languages.ts';

/** Code without the country, local name, and names in languages where they differ. */
export type RegionRow = readonly [code: string, name: string, names?: Partial<Record<LanguageCode, string>>];
