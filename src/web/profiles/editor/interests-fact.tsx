import { useRef } from 'react';
import type { Interest } from '#contract/interests';
import type { OwnProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { FieldRow } from './field-row.tsx';
import { InterestPicker } from './interest-picker.tsx';
import { useUndoable } from './use-undoable.ts';

/** From the opening of the field until it is shut: the interests before the first tap, the last tap on each since, and the answers to all. */
type Visit = { before: readonly Interest[]; taps: Map<Interest, boolean>; answers: Promise<void>[] };

const newVisit = (before: readonly Interest[]): Visit => ({ before, taps: new Map(), answers: [] });

/** Interests: those chosen in a row of words; opened, all there are. Each tap is kept, the lot can be put back when it is shut. */
export function InterestsFact({ profile }: { profile: OwnProfile }) {
  const t = useMembersText();
  const label = t('fact.interests');
  const { offer } = useUndoable('interests', label);
  const { interests } = profile;
  const visit = useRef(newVisit(interests));
  const shut = async () => {
    const { before, taps, answers } = visit.current;
    visit.current = newVisit(interests);
    // What is offered to be put back is what was kept: an answer may come after the field is shut.
    await Promise.all(answers);
    const changed = [...taps].filter(([one, on]) => on !== before.includes(one));
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
      onClose={() => void shut()}
    >
      {close => (
        <InterestPicker
          profile={profile}
          onTap={(interest, on, kept) => {
            if (visit.current.answers.length === 0) visit.current = newVisit(interests);
            const { taps, answers } = visit.current;
            taps.set(interest, on);
            answers.push(kept.then(isKept => void (isKept || taps.delete(interest))));
          }}
          onDone={close}
        />
      )}
    </FieldRow>
  );
}
