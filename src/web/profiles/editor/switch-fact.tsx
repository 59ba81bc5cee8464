import { useState } from 'react';
import type { OwnProfile, Privacy } from '#contract/profiles';
import { useOwnText } from '#i18n/react';
import { SwitchField } from '../../ui/choices.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ProfileChange, useSavedField } from './use-saved-field.ts';

type SwitchFactProps = {
  profile: OwnProfile;
  field: keyof Privacy;
  label: string;
  hint: string;
};

/** Something that is on or off, saved at once and said so, with a way to undo it; a refused change goes back. */
export function SwitchFact({ profile, field, label, hint }: SwitchFactProps) {
  const t = useOwnText();
  const { save, error } = useSavedField(field, label);
  // What was pressed and is not answered yet.
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = (on: boolean) => ({ [field]: on }) as ProfileChange;
  const confirm = (on: boolean) =>
    toast(t(on ? 'settings.switched_on' : 'settings.switched_off', { label }), 'good', {
      label: t('action.undo'),
      onAction: () => void save(change(!on)),
    });
  const press = async (on: boolean) => {
    setAsked(on);
    if (await save(change(on))) confirm(on);
    // Unless it was pressed again since.
    setAsked(last => (last === on ? null : last));
  };
  return (
    <SwitchField
      label={label}
      hint={hint}
      error={error}
      checked={asked ?? profile[field]}
      onChange={({ target: { checked } }) => void press(checked)}
    />
  );
}
