import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { FieldErrors } from '#contract/errors';
import { errorText } from '#i18n/error-text';
import { useMembersText } from '#i18n/react';
import { optionalComponent } from '../connection/optional-component.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { membersAddress, parseSearch, withChanges } from './search-state.ts';
import { useFieldLabel } from './use-field-label.ts';

const PlaceChoice = lazy(optionalComponent(() => import('./near/place-choice.tsx')));

/** @spec 3.16 8.2 */
export function InvalidSearch({ fields }: { fields: FieldErrors }) {
  const t = useMembersText();
  const navigate = useNavigate();
  const labelOf = useFieldLabel();
  const [params] = useSearchParams();
  const needsPlace = Object.values(fields).some(({ code }) => code === 'place_needed');
  const begin = (near: string | undefined) =>
    void navigate(membersAddress(withChanges(parseSearch(params), { near })), { replace: true });
  return (
    <>
      <PageHead title={t('search.title')} />
      <EmptyState
        page
        icon={<SearchIcon />}
        title={t(needsPlace ? 'search.place_title' : 'search.wrong_title')}
        action={
          <ButtonLink to="/members" look={needsPlace ? 'plain' : 'primary'}>
            {t('search.clear')}
          </ButtonLink>
        }
      >
        {needsPlace ? (
          <>
            <p>{t('search.place_text')}</p>
            <Suspense fallback={null}>
              <PlaceChoice near={undefined} onNear={begin} />
            </Suspense>
          </>
        ) : (
          Object.entries(fields).map(([field, error]) => (
            <p key={field}>
              {labelOf(field) && <strong>{labelOf(field)}: </strong>}
              {errorText(t, error)}.
            </p>
          ))
        )}
      </EmptyState>
    </>
  );
}
