import { useMembersText } from '#i18n/react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon } from '../ui/icons.ts';
import type { Answer } from './results.tsx';
import { membersAddress, onPage, type Search, searchFrom } from './search-state.ts';
import { useWideningText } from './use-widening-text.ts';

/** Nobody fits the filters: why, and the least that would have to change for somebody to fit. */
export function NobodyFound({ search, found }: { search: Search; found: Answer }) {
  const t = useMembersText();
  const textOf = useWideningText(search);
  const { widening, numResults } = found;
  if (numResults > 0) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={t('search.past_title')}
        action={<ButtonLink to={membersAddress(onPage(search, 1))}>{t('search.first_page')}</ButtonLink>}
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
            <ButtonLink to={membersAddress(searchFrom(widening.query))}>{textOf(widening)}</ButtonLink>
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
