import { countryCodes } from '#contract/countries';
import { paymentMethods } from '#contract/payment-methods';
import { namedChoices, type StaffSetting, settingTextName } from '#contract/staff-settings';
import { useCountryName, useStaffText } from '#i18n/react';
import { CheckboxField } from '../../ui/choices.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/inputs.tsx';
import { fieldText, partName } from './setting-values.ts';
import style from './site.module.css';

type FieldsProps = { setting: StaffSetting; error: string | null };

/**
 * The fields of a setting by its kind; `valueIn` reads them.
 * @spec D5.10
 */
export function SettingFields({ setting, error }: FieldsProps) {
  const t = useStaffText();
  const label = t(`staff_setting.${settingTextName(setting.name)}`);
  const hint = useFieldHint(setting);
  const choiceName = useChoiceName();
  const field = { label, hint, error, name: 'value', defaultValue: fieldText(setting, setting.value) };
  if (setting.kind === 'choices') return <ChoiceBoxes setting={setting} error={error} />;
  if (setting.kind === 'texts' || setting.kind === 'numbers' || setting.kind === 'prices')
    return <ChoiceInputs setting={setting} error={error} hint={hint} />;
  if (setting.kind === 'choice') {
    const options = setting.choices.map(value => ({ value, name: choiceName(value) }));
    return <SelectField {...field} options={options} />;
  }
  if (setting.kind === 'lines' || LONG.has(setting.name)) return <TextAreaField {...field} rows={4} />;
  const mode = setting.kind === 'number' ? ('numeric' as const) : undefined;
  return <TextField {...field} inputMode={mode} autoComplete="off" spellCheck={false} />;
}

const LONG: ReadonlySet<string> = new Set(['description', 'fictional_warning']);

function useFieldHint({ kind, min, max, nullable }: StaffSetting): string | undefined {
  const t = useStaffText();
  const empty = nullable ? ` ${t('staff_site.may_be_empty')}` : '';
  if (kind === 'lines') return t('staff_site.lines');
  if (kind === 'prices') return t('staff_site.amounts');
  if (kind === 'number' && min !== null && max !== null) return t('staff_site.number', { min, max }) + empty;
  return empty.trim() || undefined;
}

/** What has no name in the catalogues is shown as it is. */
export function useChoiceName(): (choice: string) => string {
  const t = useStaffText();
  const countryName = useCountryName();
  return choice => {
    const named = namedChoices.find(known => known === choice);
    if (named) return t(`staff_choice.${named}`);
    const country = countryCodes.find(known => known === choice);
    if (country) return countryName(country);
    const method = paymentMethods.find(known => known === choice);
    return method ? t(`staff_method.${method}`) : choice;
  };
}

function ChoiceBoxes({ setting, error }: FieldsProps) {
  const t = useStaffText();
  const choiceName = useChoiceName();
  const chosen = setting.value as readonly string[];
  return (
    <fieldset aria-describedby={error ? 'value-error' : undefined}>
      <legend className="weight-600">{t(`staff_setting.${settingTextName(setting.name)}`)}</legend>
      <div className={style.boxes}>
        {setting.choices.map(choice => (
          <CheckboxField
            key={choice}
            name={partName(choice)}
            label={choiceName(choice)}
            defaultChecked={chosen.includes(choice)}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      <FieldErrorText id="value-error" error={error} />
    </fieldset>
  );
}

function ChoiceInputs({ setting, error, hint }: FieldsProps & { hint: string | undefined }) {
  const t = useStaffText();
  const choiceName = useChoiceName();
  return (
    <fieldset className="stack gap-1" aria-describedby={error ? 'value-error' : undefined}>
      <legend className="weight-600">{t(`staff_setting.${settingTextName(setting.name)}`)}</legend>
      {hint && <p className="quiet text-m">{hint}</p>}
      {setting.choices.map(choice => (
        <TextField
          key={choice}
          label={choiceName(choice)}
          name={partName(choice)}
          inputMode={setting.kind === 'texts' ? undefined : 'numeric'}
          defaultValue={fieldText(setting, setting.value, choice)}
          autoComplete="off"
          invalid={error !== null}
        />
      ))}
      <FieldErrorText id="value-error" error={error} />
    </fieldset>
  );
}
