import { useNavigate, useSearchParams } from 'react-router';
import { countries, countryOfRegion, isCountry } from '#contract/countries';
import type { FieldErrors } from '#contract/errors';
import type { SearchQuery } from '#contract/search';
import { errorText } from '#i18n/error-text';
import { useColon, useMembersText } from '#i18n/react';
import { optionalComponent } from '../connection/optional-component.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { membersAddress, parseSearch, withChanges } from './search-state.ts';

const PlaceChoice = optionalComponent(() => import('./near/place-choice.tsx'));

/** @spec 3.16 8.2 */
export function InvalidSearch({ fields }: { fields: FieldErrors }) {
  const t = useMembersText();
  const colon = useColon();
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
            <PlaceChoice near={undefined} onNear={begin} />
          </>
        ) : (
          Object.entries(fields).map(([field, error]) => {
            const label = labelOf(field);
            return (
              <p key={field}>
                {label && <strong>{colon(label)}</strong>}
                {errorText(t, error)}.
              </p>
            );
          })
        )}
      </EmptyState>
    </>
  );
}

const labels = {
  gender: 'search.gender',
  country: 'signup.country',
  min_age: 'search.min_age',
  max_age: 'search.max_age',
  interests: 'detail.interests',
  body_type: 'detail.body_type',
  with_photo: 'search_only.with_photo',
  online: 'search_only.online',
  new: 'search_only.new',
  hide_fictional: 'search_only.hide_fictional',
  distance: 'search.distance',
  near: 'search.from',
  order: 'search.order',
  page: 'search.page_field',
} as const satisfies { [field in Exclude<keyof SearchQuery, 'countryregion' | 'count_only'>]-?: string };

const isLabelled = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field);

/**
 * The label of `countryregion`, for example "province", depends on the country.
 * @spec 3.16
 */
function useFieldLabel(): (field: string) => string | null {
  const t = useMembersText();
  const [params] = useSearchParams();
  const country = params.get('country');
  const regionCountry = isCountry(country)
    ? country
    : countryOfRegion(params.get('countryregion') ?? undefined);
  return field => {
    if (field === 'countryregion')
      return t(`region_label.${regionCountry ? countries[regionCountry].regionLabel : 'region'}`);
    return isLabelled(field) ? t(labels[field]) : null;
  };
}
