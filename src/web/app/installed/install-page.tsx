import { Link } from 'react-router';
import { useAccountText } from '#i18n/react';
import { useDiscretion } from '../../accounts/discretion/discretion.ts';
import { SettingsFrame, SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { IosInstallSteps } from '../../notifications/push/ios-install-steps.tsx';
import { Button } from '../../ui/button.tsx';
import { isInstalled, isIos } from '../../ui/device.ts';
import { DownloadIcon } from '../../ui/icons.ts';
import { useStore } from '../../ui/store.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { installPrompt } from './install-prompt.ts';

/** @spec 2.9 7.12 */
export default function InstallPage() {
  const t = useAccountText();
  return (
    <SettingsFrame title={t('install.title')} intro={t('install_page.intro')}>
      <SettingsSection>{useHydrated() && <InstallAction />}</SettingsSection>
      <Discretion />
    </SettingsFrame>
  );
}

function InstallAction() {
  const t = useAccountText();
  const prompt = useStore(installPrompt);
  if (isInstalled()) return <p role="status">{t('install_page.installed')}</p>;
  if (isIos()) return <IosInstallSteps />;
  if (!prompt) return <p>{t('install_page.by_menu')}</p>;
  const install = () => {
    void prompt.prompt();
    // A browser shows its dialog once for each event.
    installPrompt.set(null);
  };
  return (
    <Button icon={<DownloadIcon size={20} />} onClick={install}>
      {t('install_page.button')}
    </Button>
  );
}

/** @spec D5.2 */
function Discretion() {
  const t = useAccountText();
  const { discreet } = useDiscretion();
  return (
    <SettingsSection title={t('discretion.title')}>
      <p className="quiet">
        {discreet ? t('install_page.neutral', { name: t('discreet.name') }) : t('install_page.named')}
      </p>
      {!discreet && <Link to="/settings/discretion">{t('install_page.to_discretion')}</Link>}
    </SettingsSection>
  );
}
