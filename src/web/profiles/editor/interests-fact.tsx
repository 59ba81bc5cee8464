import { useRef } from 'react';
import type { Interest } from '#contract/interests';
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
  const { interests } = profile;
  // As they were before the first tap, and the last tap on each since: the answer to one may come after the field is shut.
  const before = useRef(interests);
  const taps = useRef(new Map<Interest, boolean>());
  const shut = () => {
    const changed = [...taps.current].filter(([one, on]) => on !== before.current.includes(one));
    taps.current.clear();
    const [come, gone] = [changed.filter(([, on]) => on), changed.filter(([, on]) => !on)];
    if (changed.length > 0)
      offer({ interests_added: gone.map(([one]) => one), interests_removed: come.map(([one]) => one) });
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
          onTap={(interest, on) => {
            if (taps.current.size === 0) before.current = interests;
            taps.current.set(interest, on);
          }}
          onRefused={interest => taps.current.delete(interest)}
          onDone={close}
        />
      )}
    </FieldRow>
  );
}
