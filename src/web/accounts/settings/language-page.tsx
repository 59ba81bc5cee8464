import { useMembersText } from '#i18n/react';
import { LanguageSetting } from './language-setting.tsx';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';

/** @spec 2.9 D2.28 */
export default function LanguagePage() {
  const t = useMembersText();
  return (
    <SettingsFrame title={t('nav.language')}>
      <SettingsSection>
        <LanguageSetting />
      </SettingsSection>
    </SettingsFrame>
  );
}
