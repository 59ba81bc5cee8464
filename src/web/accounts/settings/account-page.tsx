import { useOwnText } from '#i18n/react';
import { AccountFacts } from './account-facts.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** What the site knows of one's account. */
export default function AccountPage() {
  const t = useOwnText();
  return (
    <SettingsFrame title={t('settings.account')}>
      <AccountFacts />
    </SettingsFrame>
  );
}
