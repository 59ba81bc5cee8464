import { useMembersText } from '#i18n/react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon } from '../ui/icons.ts';

/** Nobody fits the filters: why, and the next step. */
export function NobodyFound() {
  const t = useMembersText();
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('search.empty_title')}
      action={
        <ButtonLink to="/members" look="soft">
          {t('search.reset')}
        </ButtonLink>
      }
    >
      {t('search.empty_text')}
    </EmptyState>
  );
}
