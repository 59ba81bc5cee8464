import { changeDiscretion, type Discretion, type QuickExit, quickExits } from '#contract/discretion';
import { shortFailureText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { useSettings } from '../../site/settings-query.ts';
import { SwitchField } from '../../ui/choices.tsx';
import { SelectField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDiscretion } from '../discretion/discretion.ts';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';

/** @spec 2.9 D5.2 */
export default function DiscretionPage() {
  const t = useAccountText();
  const { discreet } = useDiscretion();
  const { save, pendingChange, error } = useSaveDiscretion();
  return (
    <SettingsFrame title={t('discretion.title')} intro={t('discretion.intro')}>
      <SettingsSection>
        <SwitchField
          label={t('discretion.mode')}
          hint={t('discretion.mode_text', { name: t('discreet.name') })}
          error={error}
          checked={pendingChange?.discreet ?? discreet}
          onChange={({ target: { checked } }) => save({ discreet: checked })}
        />
      </SettingsSection>
      {discreet && <QuickExitChoice />}
    </SettingsFrame>
  );
}

function QuickExitChoice() {
  const t = useAccountText();
  const { quick_exit: chosen } = useDiscretion();
  const { quick_exit_address: address } = useSettings();
  const { save, pendingChange, error } = useSaveDiscretion();
  const names: Record<QuickExit, string> = {
    escape: t('discretion.key_escape'),
    shift: t('discretion.key_shift'),
    f9: t('discretion.key_f9'),
    off: t('discretion.key_off'),
  };
  return (
    <SettingsSection
      title={t('discreet.leave')}
      hint={t('discretion.exit_text', { site: new URL(address).hostname })}
    >
      <SelectField
        label={t('discretion.key')}
        error={error}
        value={pendingChange?.quick_exit ?? chosen}
        onChange={({ target: { value } }) => save({ quick_exit: value as QuickExit })}
        options={quickExits.map(value => ({ value, name: names[value] }))}
      />
    </SettingsSection>
  );
}

/** @spec D5.2 */
function useSaveDiscretion() {
  const t = useAccountText();
  const { discreet, quick_exit } = useDiscretion();
  const { mutate, isPending, variables, error } = useCall(changeDiscretion, {
    scope: { id: 'discretion' },
    awaitsRefetch: true,
  });
  const confirm = (change: Partial<Discretion>) => {
    const isOn = change.discreet;
    const label = t('discretion.mode');
    const message =
      isOn === undefined
        ? t('discretion.key_saved')
        : t(isOn ? 'settings.switched_on' : 'settings.switched_off', { label });
    const before = isOn === undefined ? { quick_exit } : { discreet };
    toast(message, 'good', { label: t('action.undo'), onAction: () => mutate(before) });
  };
  return {
    save: (change: Partial<Discretion>) => mutate(change, { onSuccess: () => confirm(change) }),
    pendingChange: isPending ? variables : undefined,
    error: error && shortFailureText(t, error),
  };
}
