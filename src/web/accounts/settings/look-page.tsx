import { useMembersText } from '#i18n/react';
import { LanguageSetting } from './language-setting.tsx';
import { SchemeSetting } from './scheme-setting.tsx';
import { SettingsFrame, SettingsSection } from './settings-frame.tsx';

/** The language of pages and mails, and light or dark. */
export default function LookPage() {
  const t = useMembersText();
  return (
    <SettingsFrame title={t('settings.look')}>
      <SettingsSection>
        <LanguageSetting />
        <SchemeSetting />
      </SettingsSection>
    </SettingsFrame>
  );
}
