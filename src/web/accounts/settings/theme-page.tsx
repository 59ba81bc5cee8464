import { useOwnText } from '#i18n/react';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';
import { ThemeSetting } from './theme-setting.tsx';

/** Light, dark, or as the system is. */
export default function ThemePage() {
  const t = useOwnText();
  return (
    <SettingsFrame title={t('settings.scheme')}>
      <SettingsSection>
        <ThemeSetting />
      </SettingsSection>
    </SettingsFrame>
  );
}
