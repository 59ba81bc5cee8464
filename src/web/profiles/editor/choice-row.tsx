import type { OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { classes } from '../../ui/classes.ts';
import { FieldErrorText } from '../../ui/field.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import style from './choice-list.module.css';
import { FieldRow } from './field-row.tsx';
import { type ProfileFieldChange, useUndoable } from './use-saved-field.ts';

type Options = readonly { value: string; name: string }[];

type ChoiceRowProps = {
  profile: OwnProfile;
  field:
    | 'gender'
    | 'country'
    | 'sexuality'
    | 'region'
    | 'body_type'
    | 'hair_colour'
    | 'eye_colour'
    | 'tattoos'
    | 'relationship_status'
    | 'reason';
  label: string;
  options: Options;
  /** True if the member must choose one of the options. */
  required?: boolean;
  hint?: string;
  /** Shown in the row even if it is none of the options. */
  value?: string;
  /** Other fields that a change clears and an undo restores. */
  cleared?: ProfileFieldChange;
};

/** @spec 3.2 */
export function ChoiceRow({
  profile,
  field,
  label,
  options,
  required,
  hint,
  value,
  cleared,
}: ChoiceRowProps) {
  const { visible_profile_notes: notes } = useSettings();
  const { save, error, clear } = useUndoable(field, label);
  const current = profile[field];
  const note = hint ?? notes[field as keyof typeof notes];
  const errorText = <FieldErrorText id={`${field}-error`} error={error} />;
  const choose = (chosen: string | null, close: () => void) => {
    if (chosen === current) return close();
    const changeTo = (to: string | null) => ({ [field]: to }) as ProfileFieldChange;
    save({ change: changeTo(chosen), back: { ...changeTo(current), ...cleared } }, close);
  };
  return (
    <FieldRow
      field={field}
      label={label}
      value={value ?? options.find(option => option.value === current)?.name ?? null}
      onClose={clear}
    >
      {close => (
        <>
          {note && <p className="quiet">{note}</p>}
          <ChoiceList
            {...{ label, options, required }}
            chosen={current}
            onChoose={chosen => choose(chosen, close)}
          />
          {required ? errorText : <div role="alert">{errorText}</div>}
        </>
      )}
    </FieldRow>
  );
}

type ChoiceListProps = Pick<ChoiceRowProps, 'label' | 'options' | 'required'> & {
  chosen: string | null;
  onChoose: (value: string | null) => void;
};

/** With radio buttons, the arrow keys would save every option that they pass. */
function ChoiceList({ label, options, required, chosen, onChoose }: ChoiceListProps) {
  const t = useAccountText();
  const answers = [...options, ...(required ? [] : [{ value: null, name: t('editor.not_filled_in') }])];
  return (
    <ul className="lines-between" aria-label={label}>
      {answers.map(({ value, name }) => (
        <li key={value ?? ''}>
          <button
            type="button"
            className={classes(
              'row gap-2 justify-between full-width pad-1 text-start',
              value === null && 'quiet',
              style.answer,
            )}
            aria-pressed={chosen === value}
            data-first={chosen === value || undefined}
            onClick={() => onChoose(value)}
          >
            {name}
            {chosen === value && <CheckIcon size={20} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
