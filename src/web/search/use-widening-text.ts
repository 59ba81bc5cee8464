import { useMembersText } from '#i18n/react';
import { useResultCountText } from './result-count-text.ts';
import type { SearchAnswer } from './results.tsx';
import type { SearchState } from './search-state.ts';

type Widening = NonNullable<SearchAnswer['widening']>;

/**
 * Returns texts such as "Search up to 50 km: 12 men".
 * @spec D2.23
 */
export function useWideningText(search: SearchState): (widening: Widening) => string {
  const t = useMembersText();
  const foundText = useResultCountText(search);
  return widening => {
    const found = foundText(widening, 'heading');
    const { loosened, query } = widening;
    const values = { found, km: query.distance ?? 0, from: query.min_age ?? 0, until: query.max_age ?? 0 };
    if (loosened === 'distance' && query.distance === undefined) return t('search.any_distance', values);
    if (loosened === 'ages' && !(query.min_age && query.max_age)) return t('search.any_age', values);
    return t(`widening.${loosened}`, values);
  };
}
