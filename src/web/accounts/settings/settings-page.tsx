import { useOwnText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { AccountSummary } from './account-summary.tsx';
import { SettingsSection } from './settings-frame.tsx';

/** Settings (section 2). The index stands in the frame around it; where there is room beside it, one's account. */
export default function SettingsPage() {
  const t = useOwnText();
  return (
    <>
      <PageHead title={t('nav.settings')} />
      <SettingsSection title={t('settings.account')}>
        <AccountSummary />
      </SettingsSection>
    </>
  );
}
