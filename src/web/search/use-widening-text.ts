import { useMembersText } from '#i18n/react';
import { useFoundText } from './found-text.ts';
import type { Answer } from './results.tsx';
import type { Search } from './search-state.ts';

type Widening = NonNullable<Answer['widening']>;

/** "Search up to 50 km: 12 men": what would be let go, and how many there would be. */
export function useWideningText(search: Search): (widening: Widening) => string {
  const t = useMembersText();
  const foundText = useFoundText(search);
  return widening => {
    const found = foundText(widening, 'heading');
    const { loosened, query } = widening;
    const values = { found, km: query.distance ?? 0, from: query.min_age ?? 0, until: query.max_age ?? 0 };
    if (loosened === 'distance' && query.distance === undefined) return t('search.any_distance', values);
    if (loosened === 'ages' && !(query.min_age && query.max_age)) return t('search.any_age', values);
    return t(`widening.${loosened}`, values);
  };
}
