import { isCountry } from '#contract/countries';
import type { OwnProfile } from '#contract/profiles';
import { useOwnText } from '#i18n/react';
import { NearMeButton } from '../../site/places/near-me-button.tsx';
import { PlaceField } from '../../site/places/place-field.tsx';
import { useSettings } from '../../site/settings-query.ts';
import { FieldRow } from './field-row.tsx';
import { placeOf } from './place-of.ts';
import { useUndoable } from './use-undoable.ts';

/** The town one lives in, found by its name; it brings its region along. Kept when it is chosen; where one is now brings no more than a cell. */
export function CityFact({ profile }: { profile: OwnProfile }) {
  const t = useOwnText();
  const { visible_profile_notes: notes } = useSettings();
  const label = t('fact.city');
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
              save({ change: { place_id: place?.id ?? null }, back: placeOf(profile) }, close)
            }
          />
          <NearMeButton
            small
            label={t('editor.city_here')}
            onFound={({ place, cell }) =>
              save({ change: { place_id: place.id, cell }, back: placeOf(profile) }, close)
            }
          />
        </>
      )}
    </FieldRow>
  );
}
