import { useQuery } from '@tanstack/react-query';
import { LIVING_AREA_MAX } from '#contract/constants';
import { countries, isCountry } from '#contract/countries';
import type { OwnProfile } from '#contract/profiles';
import { getRegions } from '#contract/site';
import { useAccountText, useCountryName } from '#i18n/react';
import { query } from '../../data/query.ts';
import { NearMeButton } from '../../site/places/near-me-button.tsx';
import { PlaceField } from '../../site/places/place-field.tsx';
import { useSettings } from '../../site/settings-query.ts';
import { ChoiceRow } from './choice-row.tsx';
import { FieldRow, FieldRows } from './field-row.tsx';
import { TextRow } from './text-row.tsx';
import { type ProfileFieldChange, useUndoable } from './use-saved-field.ts';

/** @spec 3.2 */
export function PlaceRows({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const countryName = useCountryName();
  const { visible_profile_fields: visibleFields, countries: served } = useSettings();
  const { data } = useQuery(query(getRegions));
  const country = isCountry(profile.country) ? profile.country : null;
  const regions = (country && data?.regions[country]) || [];
  return (
    <FieldRows>
      <ChoiceRow
        required
        profile={profile}
        field="country"
        label={t('signup.country')}
        hint={t('editor.country_hint')}
        value={country ? countryName(country) : profile.country}
        options={served.map(value => ({ value, name: countryName(value) }))}
        cleared={locationOf(profile)}
      />
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

/** Returns all fields of a location, because an undo must restore them together. */
const locationOf = ({ region, city, place_id, cell }: OwnProfile): ProfileFieldChange =>
  place_id === null ? { region, city, place_id, cell } : { region, place_id, cell };

/**
 * Choosing a town also sets the member's grid cell.
 * @spec 3.2 D1.5
 */
function CityRow({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const { visible_profile_notes: notes } = useSettings();
  const label = t('detail.city');
  const { save, error, clear } = useUndoable('place_id', label);
  return (
    <FieldRow field="city" label={label} value={profile.city} onClose={clear}>
      {close => (
        <>
          <PlaceField
            label={label}
            labelUnseen
            hint={notes.city ?? t('editor.city_hint')}
            error={error}
            value={profile.city}
            country={isCountry(profile.country) ? profile.country : undefined}
            onTyping={clear}
            onChoose={place =>
              save({ change: { place_id: place?.id ?? null }, back: locationOf(profile) }, close)
            }
          />
          <NearMeButton
            small
            label={t('editor.city_here')}
            onFound={({ place, cell }) =>
              save({ change: { place_id: place.id, cell }, back: locationOf(profile) }, close)
            }
          />
        </>
      )}
    </FieldRow>
  );
}
