import { useState } from 'react';
import type { OwnProfile, Privacy } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { SwitchField } from '../../ui/choices.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type ProfileFieldChange, useSavedField } from './use-saved-field.ts';

type SwitchRowProps = {
  profile: OwnProfile;
  field: keyof Privacy;
  label: string;
  hint: string;
};

/**
 * The switch saves at once, and switches back if the server refuses.
 * @spec 3.2
 */
export function SwitchRow({ profile, field, label, hint }: SwitchRowProps) {
  const t = useAccountText();
  const { save, error } = useSavedField(field, label);
  const [pending, setPending] = useState<boolean | null>(null);
  const change = (on: boolean) => ({ [field]: on }) as ProfileFieldChange;
  const confirm = (on: boolean) =>
    toast(t(on ? 'settings.switched_on' : 'settings.switched_off', { label }), 'good', {
      label: t('action.undo'),
      onAction: () => void save(change(!on)),
    });
  const press = async (on: boolean) => {
    setPending(on);
    if (await save(change(on))) confirm(on);
    // If the member has pressed again, `last` is the newer value and stays.
    setPending(last => (last === on ? null : last));
  };
  return (
    <SwitchField
      label={label}
      hint={hint}
      error={error}
      checked={pending ?? profile[field]}
      onChange={({ target: { checked } }) => void press(checked)}
    />
  );
}
