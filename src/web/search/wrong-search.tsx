import type { FieldErrors } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { PageHead } from '../layouts/page-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon } from '../ui/icons.ts';

/** An address that holds no search: what is wrong with it, and the way to one that does. */
export function WrongSearch({ fields }: { fields: FieldErrors }) {
  const t = useMembersText();
  return (
    <>
      <PageHead title={t('search.title')} />
      <EmptyState
        page
        icon={<SearchIcon />}
        title={t('search.wrong_title')}
        action={<ButtonLink to="/members">{t('search.clear')}</ButtonLink>}
      >
        {Object.entries(fields).map(([field, error]) => (
          <p key={field}>{errorText(t, error)}.</p>
        ))}
      </EmptyState>
    </>
  );
}
