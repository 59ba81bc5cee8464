import { useRef } from 'react';
import type { OwnProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { FieldRow } from './field-row.tsx';
import { InterestPicker } from './interest-picker.tsx';
import { useUndoable } from './use-undoable.ts';

/** Interests: those chosen in a row of words; opened, all there are. Each tap is kept, the lot can be put back when it is shut. */
export function InterestsFact({ profile }: { profile: OwnProfile }) {
  const t = useMembersText();
  const label = t('fact.interests');
  const { offer } = useUndoable('interests', label);
  // As they were when the field was opened.
  const before = useRef<OwnProfile['interests'] | null>(null);
  const { interests } = profile;
  const shut = () => {
    const was = before.current ?? interests;
    before.current = null;
    const gone = was.filter(one => !interests.includes(one));
    const come = interests.filter(one => !was.includes(one));
    if (gone.length + come.length > 0) offer({ interests_added: gone, interests_removed: come });
  };
  return (
    <FieldRow
      field="interests"
      label={label}
      value={interests.map(interest => t(`interest.${interest}`)).join(', ') || null}
      long
      onClose={shut}
    >
      {close => (
        <InterestPicker
          profile={profile}
          onFirst={() => {
            before.current ??= interests;
          }}
          onDone={close}
        />
      )}
    </FieldRow>
  );
}
