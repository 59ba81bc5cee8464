import { useQuery } from '@tanstack/react-query';
import { LIVING_AREA_MAX } from '#contract/constants';
import { countries, isCountry } from '#contract/countries';
import type { OwnProfile } from '#contract/profiles';
import { getRegions } from '#contract/site';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { ChoiceRow } from './choice-row.tsx';
import { CityRow } from './city-row.tsx';
import { CountryRow } from './country-row.tsx';
import { FieldRows } from './field-rows.tsx';
import { TextRow } from './text-row.tsx';

/** @spec 3.2 */
export function PlaceRows({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const { visible_profile_fields: visibleFields } = useSettings();
  const { data } = useQuery(query(getRegions));
  const country = isCountry(profile.country) ? profile.country : null;
  const regions = (country && data?.regions[country]) || [];
  return (
    <FieldRows>
      <CountryRow profile={profile} />
      {country && visibleFields.includes('region') && (
        <ChoiceRow
          profile={profile}
          field="region"
          label={t(`region_label.${countries[country].regionLabel}`)}
          options={regions.map(({ code, name }) => ({ value: code, name }))}
        />
      )}
      {visibleFields.includes('city') && <CityRow profile={profile} />}
      {visibleFields.includes('living_area') && (
        <TextRow
          profile={profile}
          field="living_area"
          label={t('detail.living_area')}
          hint={t('editor.living_area_hint')}
          limit={LIVING_AREA_MAX}
        />
      )}
    </FieldRows>
  );
}
