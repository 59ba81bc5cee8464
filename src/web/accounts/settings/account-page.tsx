import { useAccountText } from '#i18n/react';
import { AccountSummary } from './account-summary.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** @spec 2.9 */
export default function AccountPage() {
  const t = useAccountText();
  return (
    <SettingsFrame title={t('settings.account')}>
      <AccountSummary />
    </SettingsFrame>
  );
}
