import { useAccountText } from '#i18n/react';
import { PageHead } from '../../ui/page-head.tsx';
import { AccountSummary } from './account-summary.tsx';
import { SettingsSection } from './settings-frame.tsx';

/** @spec 2.1 2.9 */
export default function SettingsPage() {
  const t = useAccountText();
  return (
    <>
      <PageHead title={t('nav.settings')} />
      <SettingsSection title={t('settings.account')}>
        <AccountSummary />
      </SettingsSection>
    </>
  );
}
