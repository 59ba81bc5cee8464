import { useQuery } from '@tanstack/react-query';
import { LIVING_AREA_MAX } from '#contract/constants';
import { countries, isCountry } from '#contract/countries';
import type { OwnProfile } from '#contract/profiles';
import { useOwnText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { regionsQuery } from '../../site/regions-query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { ChoiceFact } from './choice-fact.tsx';
import { CityFact } from './city-fact.tsx';
import { CountryFact } from './country-fact.tsx';
import { Rows } from './rows.tsx';
import { TextFact } from './text-fact.tsx';

/** Where one lives; the word for a region depends on the country. */
export function PlaceFacts({ profile }: { profile: OwnProfile }) {
  const t = useOwnText();
  const { visible_profile_fields: shown } = useSettings();
  const { data } = useQuery(regionsQuery(useApi()));
  const country = isCountry(profile.country) ? profile.country : null;
  const regions = (country && data?.regions[country]) || [];
  return (
    <Rows>
      <CountryFact profile={profile} />
      {country && shown.includes('region') && (
        <ChoiceFact
          profile={profile}
          field="region"
          label={t(`region_label.${countries[country].regionLabel}`)}
          options={regions.map(({ code, name }) => ({ value: code, name }))}
        />
      )}
      {shown.includes('city') && <CityFact profile={profile} />}
      {shown.includes('living_area') && (
        <TextFact
          profile={profile}
          field="living_area"
          label={t('fact.living_area')}
          hint={t('editor.living_area_hint')}
          limit={LIVING_AREA_MAX}
        />
      )}
    </Rows>
  );
}
