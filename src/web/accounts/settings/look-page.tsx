import { useOwnText } from '#i18n/react';
import { SchemeSetting } from './scheme-setting.tsx';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';

/** Light, dark, or as the system is. */
export default function LookPage() {
  const t = useOwnText();
  return (
    <SettingsFrame title={t('settings.scheme')}>
      <SettingsSection>
        <SchemeSetting />
      </SettingsSection>
    </SettingsFrame>
  );
}
