import type { OwnProfile } from '#contract/profiles';
import { SwitchField } from '../../ui/choices.tsx';
import { SavedMark } from './saved-mark.tsx';
import { type ProfileChange, useSavedField } from './use-saved-field.ts';

type SwitchFactProps = {
  profile: OwnProfile;
  field: 'invisible' | 'visible_to_visitors';
  label: string;
  hint: string;
};

/** Something that is on or off, saved at once; a refused change goes back. */
export function SwitchFact({ profile, field, label, hint }: SwitchFactProps) {
  const { save, isSaved, error, wanted } = useSavedField(field);
  return (
    <SavedMark isSaved={isSaved}>
      <SwitchField
        label={label}
        hint={hint}
        error={error}
        checked={Boolean(wanted?.[field] ?? profile[field])}
        onChange={({ target: { checked } }) => save({ [field]: checked } as ProfileChange)}
      />
    </SavedMark>
  );
}
