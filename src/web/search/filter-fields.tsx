import { useQuery } from '@tanstack/react-query';
import { countries, isCountry } from '#contract/countries';
import { genders } from '#contract/profiles';
import type { SearchQuery } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { useApi } from '../api.ts';
import { regionsQuery } from '../site/regions-query.ts';
import { useSettings } from '../site/settings-query.ts';
import { SelectField } from '../ui/inputs.tsx';
import { AgeFields } from './age-fields.tsx';
import { FilterSelect } from './filter-select.tsx';
import { useFollowing } from './use-following.ts';

/** The filters that the settings allow. `compact`: in a row, their labels read aloud only. */
export function FilterFields({ query, compact = false }: { query: SearchQuery; compact?: boolean }) {
  const t = useMembersText();
  const { search_fields: shown, countries: served, audience } = useSettings();
  // Where men seek men, no gender named means men.
  const [assumed] = audience === 'men_seeking_men' ? (['male'] as const) : [];
  const [country, setCountry] = useFollowing<string>(query.country ?? '');
  const { data } = useQuery({ ...regionsQuery(useApi()), enabled: country !== '' });
  const regions = isCountry(country) ? (data?.regions[country] ?? []) : [];
  return (
    <>
      {shown.includes('gender') && (
        <FilterSelect
          name="gender"
          label={t('search.gender')}
          labelUnseen={compact}
          value={query.gender ?? ''}
        >
          <option value="">{assumed ? t(`gender.${assumed}`) : t('search.gender_any')}</option>
          {genders
            .filter(gender => gender !== assumed)
            .map(gender => (
              <option key={gender} value={gender}>
                {t(`gender.${gender}`)}
              </option>
            ))}
        </FilterSelect>
      )}
      {shown.includes('country') && (
        <SelectField
          label={t('search.country')}
          labelUnseen={compact}
          name="country"
          value={country}
          onChange={event => setCountry(event.target.value)}
        >
          <option value="">{t('search.country_any')}</option>
          {served.map(code => (
            <option key={code} value={code}>
              {t(`country.${code}`)}
            </option>
          ))}
        </SelectField>
      )}
      {shown.includes('countryregion') && isCountry(country) && (
        <FilterSelect
          name="countryregion"
          label={t(`region_label.${countries[country].regionLabel}`)}
          labelUnseen={compact}
          value={query.countryregion ?? ''}
        >
          <option value="">
            {compact ? t(`region_label.${countries[country].regionLabel}`) : t('search.region_any')}
          </option>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </FilterSelect>
      )}
      <AgeFields query={query} compact={compact} />
    </>
  );
}
