import type { OwnProfile } from '#contract/profiles';
import { useSettings } from '../../site/settings-query.ts';
import { FieldErrorText } from '../../ui/field.tsx';
import style from './choice-list.module.css';
import { ChoiceList } from './choice-list.tsx';
import { FieldRow } from './field-row.tsx';
import type { ProfileFieldChange } from './use-saved-field.ts';
import { useUndoable } from './use-undoable.ts';

type ChoiceFieldName =
  | 'sexuality'
  | 'region'
  | 'body_type'
  | 'hair_colour'
  | 'eye_colour'
  | 'tattoos'
  | 'relationship_status'
  | 'reason';

type ChoiceRowProps = {
  profile: OwnProfile;
  field: ChoiceFieldName;
  label: string;
  options: readonly { value: string; name: string }[];
};

/** @spec 3.2 */
export function ChoiceRow({ profile, field, label, options }: ChoiceRowProps) {
  const { visible_profile_notes: notes } = useSettings();
  const { save, error, clear } = useUndoable(field, label);
  const current = profile[field];
  const choose = (value: string | null, close: () => void) => {
    if (value === current) return close();
    const changeTo = (to: string | null) => ({ [field]: to }) as ProfileFieldChange;
    save({ change: changeTo(value), back: changeTo(current) }, close);
  };
  return (
    <FieldRow
      field={field}
      label={label}
      value={options.find(({ value }) => value === current)?.name ?? null}
      onClose={clear}
    >
      {close => (
        <>
          {notes[field] && <p className={style.hint}>{notes[field]}</p>}
          <ChoiceList
            label={label}
            options={options}
            chosen={current}
            skippable
            onChoose={value => choose(value, close)}
          />
          <div role="alert">
            <FieldErrorText id={`${field}-error`} error={error} />
          </div>
        </>
      )}
    </FieldRow>
  );
}
