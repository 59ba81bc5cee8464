import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DISTANCE_BANDS_KM } from '#contract/constants';
import { changePreferences, getPreferences, type Preferences } from '#contract/preferences';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { query } from '../../data/query.ts';
import { type AgeParams, parseAges } from '../../profiles/age-bounds.ts';
import { AgeRange } from '../../profiles/age-range.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { CardStackState } from './card-stack-state.ts';
import style from './preferences.module.css';
import { SWIPES_KEY } from './swipes-query.ts';

type PreferencesDialogProps = { open: boolean; preferences: Preferences; onClose: () => void };

/** @spec D2.39 */
export default function PreferencesDialog({ open, preferences, onClose }: PreferencesDialogProps) {
  const t = useAccountText();
  return (
    <Modal open={open} onClose={onClose} title={t('swipe_game.preferences')}>
      <PreferencesForm preferences={preferences} onDone={onClose} />
    </Modal>
  );
}

function PreferencesForm({ preferences, onDone }: { preferences: Preferences; onDone: () => void }) {
  const t = useAccountText();
  const cache = useQueryClient();
  const [draft, setDraft] = useState<AgeParams>({
    min_age: String(preferences.min_age),
    max_age: String(preferences.max_age),
  });
  const [distance, setDistance] = useState(preferences.distance);
  const { bind, error, isPending } = useCallForm({
    call: changePreferences,
    bodyOf() {
      const { from, until } = parseAges(draft.min_age, draft.max_age);
      return { min_age: from, max_age: until, distance };
    },
    onDone(answer) {
      cache.setQueryData(query(getPreferences).queryKey, answer);
      cache.setQueryData<CardStackState>(SWIPES_KEY, stack => stack && { ...stack, cards: [] });
      // Cancels a running fetch, whose cards match the earlier preferences.
      void cache.invalidateQueries({ queryKey: SWIPES_KEY });
      onDone();
    },
  });
  return (
    <form {...bind} className={`stack gap-2 ${style.form}`}>
      <p className="quiet text-m">{t('swipe_game.preferences_why')}</p>
      <AgeRange draft={draft} change={setDraft} />
      <fieldset className="stack gap-1">
        <legend>{t('search.distance')}</legend>
        <Chips>
          {[...DISTANCE_BANDS_KM, null].map(km => (
            <ChipChoice
              key={km ?? 'any'}
              type="radio"
              name="distance"
              checked={distance === km}
              onChange={() => setDistance(km)}
            >
              {km === null ? t('search.region_any') : t('search.km', { km: String(km) })}
            </ChipChoice>
          ))}
        </Chips>
        <p className="quiet text-m">{t('swipe_game.preferences_far')}</p>
      </fieldset>
      <ErrorText error={error} />
      <SubmitButton wide busy={isPending}>
        {t('action.save')}
      </SubmitButton>
    </form>
  );
}
