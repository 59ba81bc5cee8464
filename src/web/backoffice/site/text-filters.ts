import { FALLBACK_LANGUAGE } from '#contract/languages';
import {
  type TextFilter,
  type TextLanguage,
  type TextPart,
  textFilters,
  textLanguages,
  textParts,
} from '#contract/staff-texts';

export type TextFilters = { language: TextLanguage; search?: string; part?: TextPart; filter?: TextFilter };

const SEARCH_MAX = 100;

/**
 * Reads the filters in an address. What the server would refuse does not filter.
 * @spec D5.10
 */
export function textFiltersIn(params: URLSearchParams): TextFilters {
  const search = params.get('search')?.trim().slice(0, SEARCH_MAX) ?? '';
  const filter = textFilters.find(known => known === params.get('filter'));
  const part = textParts.find(known => known === params.get('part'));
  return {
    language: textLanguages.find(known => known === params.get('language')) ?? FALLBACK_LANGUAGE,
    ...(search !== '' && { search }),
    ...(part && { part }),
    ...(filter && filter !== 'all' && { filter }),
  };
}
