import { useSearchParams } from 'react-router';
import { countries, countryOfRegion, isCountry } from '#contract/countries';
import type { SearchQuery } from '#contract/search';
import { useMembersText } from '#i18n/react';

const labels = {
  gender: 'search.gender',
  country: 'search.country',
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
export function useFieldLabel(): (field: string) => string | null {
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
