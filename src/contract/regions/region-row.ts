import type { LanguageCode } from '../languages.ts';

/** `code` has no country prefix; `names` holds only names that differ from `name`. */
export type RegionRow = readonly [code: string, name: string, names?: Partial<Record<LanguageCode, string>>];
