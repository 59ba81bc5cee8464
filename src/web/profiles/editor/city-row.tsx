import { isCountry } from '#contract/countries';
import type { OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { NearMeButton } from '../../site/places/near-me-button.tsx';
import { PlaceField } from '../../site/places/place-field.tsx';
import { useSettings } from '../../site/settings-query.ts';
import { FieldRow } from './field-row.tsx';
import { locationOf } from './location-of.ts';
import { useUndoable } from './use-undoable.ts';

/**
 * Choosing a town also sets the member's grid cell.
 * @spec 3.2 D1.5
 */
export function CityRow({ profile }: { profile: OwnProfile }) {
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
