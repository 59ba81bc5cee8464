import { useQuery } from '@tanstack/react-query';
import { LIVING_AREA_MAX } from '#contract/constants';
import { countries, isCountry } from '#contract/countries';
import {
  bodyTypes,
  eyeColours,
  hairColours,
  type OwnProfile,
  reasons,
  relationshipStatuses,
  sexualities,
  tattoos,
} from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { regionsQuery } from '../../site/regions-query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { ChoiceFact } from './choice-fact.tsx';
import { TextFact } from './text-fact.tsx';

/** Where one lives; the word for a region depends on the country. */
export function PlaceFacts({ profile }: { profile: OwnProfile }) {
  const t = useMembersText();
  const { visible_profile_fields: shown, visible_profile_notes: notes } = useSettings();
  const { data } = useQuery(regionsQuery(useApi()));
  const country = isCountry(profile.country) ? profile.country : null;
  const regions = (country && data?.regions[country]) || [];
  return (
    <>
      {country && shown.includes('region') && (
        <ChoiceFact
          key={regions.length}
          profile={profile}
          field="region"
          label={t(`region_label.${countries[country].regionLabel}`)}
          hint={notes.region}
          options={regions.map(({ code, name }) => ({ value: code, name }))}
        />
      )}
      {shown.includes('city') && (
        <TextFact
          profile={profile}
          field="city"
          label={t('fact.city')}
          hint={notes.city}
          limit={LIVING_AREA_MAX}
        />
      )}
      {shown.includes('living_area') && (
        <TextFact
          profile={profile}
          field="living_area"
          label={t('fact.living_area')}
          hint={notes.living_area}
          limit={LIVING_AREA_MAX}
        />
      )}
    </>
  );
}

/** The facts with a few answers each, as far as the site shows them. */
export function BodyFacts({ profile }: { profile: OwnProfile }) {
  const t = useMembersText();
  const { visible_profile_fields: shown, visible_profile_notes: notes } = useSettings();
  const options = {
    reason: reasons.map(value => ({ value, name: t(`reason.${value}`) })),
    sexuality: sexualities.map(value => ({ value, name: t(`sexuality.${value}`) })),
    relationship_status: relationshipStatuses.map(value => ({
      value,
      name: t(`relationship_status.${value}`),
    })),
    body_type: bodyTypes.map(value => ({ value, name: t(`body_type.${value}`) })),
    hair_colour: hairColours.map(value => ({ value, name: t(`hair_colour.${value}`) })),
    eye_colour: eyeColours.map(value => ({ value, name: t(`eye_colour.${value}`) })),
    tattoos: tattoos.map(value => ({ value, name: t(`tattoos.${value}`) })),
  };
  const fields = Object.keys(options) as (keyof typeof options)[];
  return fields
    .filter(field => shown.includes(field))
    .map(field => (
      <ChoiceFact
        key={field}
        profile={profile}
        field={field}
        label={t(`fact.${field}`)}
        hint={notes[field]}
        options={options[field]}
      />
    ));
}
