import { useAccountText } from '#i18n/react';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';
import { ThemeSetting } from './theme-setting.tsx';

/** @spec 2.9 */
export default function ThemePage() {
  const t = useAccountText();
  return (
    <SettingsFrame title={t('settings.theme')}>
      <SettingsSection>
        <ThemeSetting />
      </SettingsSection>
    </SettingsFrame>
  );
}
