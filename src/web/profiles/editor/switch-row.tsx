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
function SwitchRow({ profile, field, label, hint }: SwitchRowProps) {
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

/**
 * Each switch also decides what the member sees of other members.
 * @spec D5.6
 */
export function SharingSwitches({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const switches = [
    { field: 'shares_presence', label: t('privacy.presence'), hint: t('privacy.presence_text') },
    { field: 'shares_read', label: t('chat.read'), hint: t('privacy.read_text') },
    { field: 'shares_typing', label: t('privacy.typing'), hint: t('privacy.typing_text') },
    { field: 'shares_visits', label: t('privacy.visits'), hint: t('privacy.visits_text') },
  ] as const;
  return switches.map(setting => <SwitchRow key={setting.field} profile={profile} {...setting} />);
}

/** @spec 4.5 D2.25 D1.11 D2.11 */
export function VisibilitySwitches({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const switches = [
    { field: 'invisible', label: t('editor.invisible'), hint: t('editor.invisible_text') },
    { field: 'visible_to_visitors', label: t('editor.visitors'), hint: t('editor.visitors_text') },
    { field: 'shows_gifts', label: t('privacy.gifts'), hint: t('privacy.gifts_text') },
  ] as const;
  return switches.map(setting => <SwitchRow key={setting.field} profile={profile} {...setting} />);
}
