import { useMembersText } from '#i18n/react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon } from '../ui/icons.ts';
import { useResultCountText } from './result-count-text.ts';
import type { SearchAnswer } from './results.tsx';
import { membersAddress, type SearchState, searchFromQuery, withPage } from './search-state.ts';

/**
 * Offers the smallest widening with which the search would find a member.
 * @spec D2.23
 */
export function NoSearchResults({ search, found }: { search: SearchState; found: SearchAnswer }) {
  const t = useMembersText();
  const textOf = useWideningText(search);
  const { widening, numResults } = found;
  if (numResults > 0) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={t('search.past_title')}
        action={<ButtonLink to={membersAddress(withPage(search, 1))}>{t('search.first_page')}</ButtonLink>}
      >
        {t('search.past_text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('search.empty_title')}
      action={
        <>
          {widening && (
            <ButtonLink to={membersAddress(searchFromQuery(widening.query))}>{textOf(widening)}</ButtonLink>
          )}
          <ButtonLink to="/members" look={widening ? 'plain' : 'soft'}>
            {t('search.clear')}
          </ButtonLink>
        </>
      }
    >
      {t(widening ? 'search.empty_text' : 'search.empty_alone')}
    </EmptyState>
  );
}

type Widening = NonNullable<SearchAnswer['widening']>;

/**
 * Returns texts such as "Search up to 50 km: 12 men".
 * @spec D2.23
 */
function useWideningText(search: SearchState): (widening: Widening) => string {
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
