import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countries, isCountry } from '#contract/countries';
import { genders } from '#contract/profiles';
import type { SearchQuery } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { useApi } from '../api.ts';
import { regionsQuery } from '../site/regions-query.ts';
import { useSettings } from '../site/settings-query.ts';
import { SelectField } from '../ui/inputs.tsx';
import { AgeFields } from './age-fields.tsx';

/** The filters that the settings allow. `compact`: in a row, their labels read aloud only. */
export function FilterFields({ query, compact = false }: { query: SearchQuery; compact?: boolean }) {
  const t = useMembersText();
  const { search_fields: shown, countries: served, audience } = useSettings();
  // Where men seek men, no gender named means men.
  const [assumed] = audience === 'men_seeking_men' ? (['male'] as const) : [];
  const [country, setCountry] = useState(query.country ?? '');
  const { data } = useQuery({ ...regionsQuery(useApi()), enabled: country !== '' });
  const regions = isCountry(country) ? (data?.regions[country] ?? []) : [];
  return (
    <>
      {shown.includes('gender') && (
        <SelectField
          label={t('search.gender')}
          labelUnseen={compact}
          name="gender"
          key={query.gender}
          defaultValue={query.gender ?? ''}
        >
          <option value="">{assumed ? t(`gender.${assumed}`) : t('search.gender_any')}</option>
          {genders
            .filter(gender => gender !== assumed)
            .map(gender => (
              <option key={gender} value={gender}>
                {t(`gender.${gender}`)}
              </option>
            ))}
        </SelectField>
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
        <SelectField
          label={t(`region_label.${countries[country].regionLabel}`)}
          labelUnseen={compact}
          name="countryregion"
          key={`${country} ${query.countryregion} ${regions.length}`}
          defaultValue={query.countryregion ?? ''}
        >
          <option value="">
            {compact ? t(`region_label.${countries[country].regionLabel}`) : t('search.region_any')}
          </option>
          {regions.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <AgeFields query={query} compact={compact} />
    </>
  );
}
