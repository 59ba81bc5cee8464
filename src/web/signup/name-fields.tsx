import { genders } from '#contract/profiles';
import { useText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { ChipChoice, Chips } from '../ui/chip.tsx';
import { FieldErrorText } from '../ui/field.tsx';
import { TextField } from '../ui/inputs.tsx';
import style from './signup.module.css';
import type { SignupFormState } from './use-signup-form.ts';

/** @spec 4.2 5.1 */
export function NameFields({ form: { draft, change, errorOf } }: { form: SignupFormState }) {
  const t = useText();
  const { audience } = useSettings();
  return (
    <>
      <TextField
        label={t('signup.name')}
        labelUnseen
        hint={t('signup.name_hint')}
        error={errorOf('name')}
        name="nickname"
        autoComplete="nickname"
        value={draft.name}
        onChange={event => change({ name: event.target.value })}
      />
      {audience !== 'men_seeking_men' && (
        <fieldset aria-describedby="gender-error" className={`stack gap-1 ${style.group}`}>
          <legend>{t('signup.gender')}</legend>
          <Chips>
            {genders.map(gender => (
              <ChipChoice
                key={gender}
                type="radio"
                name="gender"
                checked={draft.gender === gender}
                aria-invalid={errorOf('gender') ? true : undefined}
                onChange={() => change({ gender })}
              >
                {t(`gender.${gender}`)}
              </ChipChoice>
            ))}
          </Chips>
          <FieldErrorText id="gender-error" error={errorOf('gender')} />
        </fieldset>
      )}
    </>
  );
}
