import { type QuickExit, quickExits } from '#contract/discretion';
import { useAccountText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { SwitchField } from '../../ui/choices.tsx';
import { SelectField } from '../../ui/inputs.tsx';
import { useDiscretion } from '../discretion/discretion.ts';
import { useSaveDiscretion } from '../discretion/use-save-discretion.ts';
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
      title={t('discretion.exit')}
      hint={t('discretion.exit_text', { site: new URL(address).hostname })}
    >
      <SelectField
        label={t('discretion.key')}
        error={error}
        value={pendingChange?.quick_exit ?? chosen}
        onChange={({ target: { value } }) => save({ quick_exit: value as QuickExit })}
      >
        {quickExits.map(key => (
          <option key={key} value={key}>
            {names[key]}
          </option>
        ))}
      </SelectField>
    </SettingsSection>
  );
}
