import { FALLBACK_LANGUAGE } from '#contract/languages';
import { type TextFilter, type TextLanguage, textFilters, textLanguages } from '#contract/staff-texts';

export type TextFilters = { language: TextLanguage; search?: string; filter?: TextFilter };

const SEARCH_MAX = 100;

/**
 * Reads the filters in an address. What the server would refuse does not filter.
 * @spec D5.10
 */
export function textFiltersIn(params: URLSearchParams): TextFilters {
  const search = params.get('search')?.trim().slice(0, SEARCH_MAX) ?? '';
  const filter = textFilters.find(known => known === params.get('filter'));
  return {
    language: textLanguages.find(known => known === params.get('language')) ?? FALLBACK_LANGUAGE,
    ...(search !== '' && { search }),
    ...(filter && filter !== 'all' && { filter }),
  };
}
