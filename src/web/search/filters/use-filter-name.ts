import { useQuery } from '@tanstack/react-query';
import { MAX_AGE, MIN_AGE } from '#contract/constants';
import { countryOfRegion, isCountry } from '#contract/countries';
import { isInterest } from '#contract/interests';
import { bodyTypes, genders } from '#contract/profiles';
import { getRegions } from '#contract/site';
import { useCountryName, useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCellName } from '../near/cell-name.ts';
import type { SearchState } from '../search-state.ts';
import type { ActiveFilter } from './active-filters.ts';

/**
 * An unknown value, such as a wrong region code, appears as in the URL.
 * @spec 3.16
 */
export function useFilterName({ countryregion, near }: SearchState): (filter: ActiveFilter) => string {
  const t = useMembersText();
  const countryName = useCountryName();
  const { data } = useQuery({ ...query(getRegions), enabled: countryregion !== undefined });
  const placeName = useCellName(near);
  const home = countryOfRegion(countryregion);
  const regions = home && data?.regions[home];
  return filter => {
    switch (filter.kind) {
      case 'ages':
        return t('search.age_range', {
          from: filter.from ?? String(MIN_AGE),
          until: filter.until ?? String(MAX_AGE),
        });
      case 'gender': {
        const gender = genders.find(known => known === filter.value);
        return gender ? t(`gender.${gender}`) : filter.value;
      }
      case 'country':
        return isCountry(filter.value) ? countryName(filter.value) : filter.value;
      case 'countryregion':
        return regions?.find(({ code }) => code === filter.value)?.name ?? filter.value;
      case 'body_type': {
        const type = bodyTypes.find(known => known === filter.value);
        return type ? t(`body_type.${type}`) : filter.value;
      }
      case 'interests':
        return isInterest(filter.value) ? t(`interest.${filter.value}`) : filter.value;
      case 'distance':
        return placeName
          ? t('search.within_of', { km: filter.value, name: placeName })
          : t('search.within', { km: filter.value });
      case 'near':
        return placeName ? t('search.from_name', { name: placeName }) : t('search.from_place');
      default:
        return t(`search_only.${filter.kind}`);
    }
  };
}
