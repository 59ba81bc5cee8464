import { useRef } from 'react';
import type { Interest } from '#contract/interests';
import type { OwnProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { FieldRow } from './field-row.tsx';
import { InterestPicker } from './interest-picker.tsx';
import { useUndoable } from './use-undoable.ts';

type EditSession = { before: readonly Interest[]; taps: Map<Interest, boolean>; answers: Promise<void>[] };

const newSession = (before: readonly Interest[]): EditSession => ({ before, taps: new Map(), answers: [] });

/**
 * Each press is saved at once; closing the picker offers to undo all changes.
 * @spec 3.3
 */
export function InterestsRow({ profile }: { profile: OwnProfile }) {
  const t = useMembersText();
  const label = t('detail.interests');
  const { offer } = useUndoable('interests', label);
  const { interests } = profile;
  const session = useRef(newSession(interests));
  const handleClose = async () => {
    const { before, taps, answers } = session.current;
    session.current = newSession(interests);
    // Waits for the answers, because only saved changes can be undone.
    await Promise.all(answers);
    const changed = [...taps].filter(([one, on]) => on !== before.includes(one));
    const [added, removed] = [changed.filter(([, on]) => on), changed.filter(([, on]) => !on)];
    if (changed.length > 0)
      offer({ interests_added: removed.map(([one]) => one), interests_removed: added.map(([one]) => one) });
  };
  return (
    <FieldRow
      field="interests"
      label={label}
      value={interests.map(interest => t(`interest.${interest}`)).join(', ') || null}
      long
      onClose={() => void handleClose()}
    >
      {close => (
        <InterestPicker
          profile={profile}
          onTap={(interest, on, saved) => {
            if (session.current.answers.length === 0) session.current = newSession(interests);
            const { taps, answers } = session.current;
            taps.set(interest, on);
            answers.push(saved.then(isSaved => void (isSaved || taps.delete(interest))));
          }}
          onDone={close}
        />
      )}
    </FieldRow>
  );
}
