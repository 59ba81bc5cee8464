import type { OwnProfile } from '#contract/profiles';
import { useSettings } from '../../site/settings-query.ts';
import { FieldErrorText } from '../../ui/field.tsx';
import style from './choice-list.module.css';
import { ChoiceList } from './choice-list.tsx';
import { FieldRow } from './field-row.tsx';
import type { ProfileChange } from './use-saved-field.ts';
import { useUndoable } from './use-undoable.ts';

export type ChoiceName =
  | 'sexuality'
  | 'region'
  | 'body_type'
  | 'hair_colour'
  | 'eye_colour'
  | 'tattoos'
  | 'relationship_status'
  | 'reason';

type ChoiceFactProps = {
  profile: OwnProfile;
  field: ChoiceName;
  label: string;
  options: readonly { value: string; name: string }[];
};

/** A fact with a few answers, "rather not say" among them; kept when it is chosen. */
export function ChoiceFact({ profile, field, label, options }: ChoiceFactProps) {
  const { visible_profile_notes: notes } = useSettings();
  const { save, error, clear } = useUndoable(field, label);
  const told = profile[field];
  const choose = (value: string | null, close: () => void) => {
    if (value === told) return close();
    const changeTo = (to: string | null) => ({ [field]: to }) as ProfileChange;
    save({ change: changeTo(value), back: changeTo(told) }, close);
  };
  return (
    <FieldRow
      field={field}
      label={label}
      value={options.find(({ value }) => value === told)?.name ?? null}
      onClose={clear}
    >
      {close => (
        <>
          {notes[field] && <p className={style.hint}>{notes[field]}</p>}
          <ChoiceList
            label={label}
            options={options}
            chosen={told}
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
