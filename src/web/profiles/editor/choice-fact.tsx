import type { OwnProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { SelectField } from '../../ui/inputs.tsx';
import { SavedMark } from './saved-mark.tsx';
import { type ProfileChange, useSavedField } from './use-saved-field.ts';

type ChoiceName =
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
  hint?: string;
  options: readonly { value: string; name: string }[];
};

/** A fact with a few answers, "rather not say" among them; saved when it is chosen. */
export function ChoiceFact({ profile, field, label, hint, options }: ChoiceFactProps) {
  const t = useMembersText();
  const { save, isSaved, error } = useSavedField(field);
  return (
    <SavedMark isSaved={isSaved}>
      <SelectField
        label={label}
        hint={hint}
        error={error}
        defaultValue={profile[field] ?? ''}
        onChange={({ target: { value } }) => save({ [field]: value || null } as ProfileChange)}
      >
        <option value="">{t('editor.untold')}</option>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </SavedMark>
  );
}
