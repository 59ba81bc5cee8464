import { isCountry } from '#contract/countries';
import type { OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { FieldErrorText } from '../../ui/field.tsx';
import style from './choice-list.module.css';
import { ChoiceList } from './choice-list.tsx';
import { FieldRow } from './field-row.tsx';
import { locationOf } from './location-of.ts';
import { useUndoable } from './use-undoable.ts';

/**
 * A new country clears region and town; an undo restores them.
 * @spec 3.2
 */
export function CountryRow({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const { countries: served } = useSettings();
  const label = t('signup.country');
  const { save, error, clear } = useUndoable('country', label);
  const { country } = profile;
  const choose = (chosen: string | null, close: () => void) => {
    if (chosen === country || !isCountry(chosen) || !isCountry(country)) return close();
    save({ change: { country: chosen }, back: { country, ...locationOf(profile) } }, close);
  };
  return (
    <FieldRow
      field="country"
      label={label}
      value={isCountry(country) ? t(`country.${country}`) : country}
      onClose={clear}
    >
      {close => (
        <>
          <p className={style.hint}>{t('editor.country_hint')}</p>
          <ChoiceList
            label={label}
            options={served.map(value => ({ value, name: t(`country.${value}`) }))}
            chosen={country}
            onChoose={chosen => choose(chosen, close)}
          />
          <FieldErrorText id="country-error" error={error} />
        </>
      )}
    </FieldRow>
  );
}
