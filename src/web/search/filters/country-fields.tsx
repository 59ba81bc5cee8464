import { useQuery } from '@tanstack/react-query';
import { countries, isCountry } from '#contract/countries';
import { getRegions } from '#contract/site';
import { useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useServedCountries } from '../../site/served-countries.ts';
import { SelectField } from '../../ui/inputs.tsx';
import style from './filter-fields.module.css';
import type { FilterProps } from './filter-fields.tsx';

/** @spec 3.16 */
export function CountryFields({ draft, change, withRegion }: FilterProps & { withRegion: boolean }) {
  const t = useMembersText();
  const served = useServedCountries();
  const country = draft.country ?? '';
  return (
    <div className={style.stack}>
      <SelectField
        label={t('search.country')}
        name="country"
        value={country}
        onChange={({ target: { value } }) => change({ country: value || undefined })}
      >
        <option value="">{t('search.country_any')}</option>
        {served.map(code => (
          <option key={code} value={code}>
            {t(`country.${code}`)}
          </option>
        ))}
      </SelectField>
      {withRegion && isCountry(country) && <RegionField draft={draft} change={change} country={country} />}
    </div>
  );
}

function RegionField({ draft, change, country }: FilterProps & { country: keyof typeof countries }) {
  const t = useMembersText();
  const { data } = useQuery(query(getRegions));
  return (
    <SelectField
      label={t(`region_label.${countries[country].regionLabel}`)}
      name="countryregion"
      value={draft.countryregion ?? ''}
      onChange={({ target: { value } }) => change({ countryregion: value || undefined })}
    >
      <option value="">{t('search.region_any')}</option>
      {data?.regions[country]?.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
