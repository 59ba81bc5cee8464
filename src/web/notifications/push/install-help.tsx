import { useMembersText } from '#i18n/react';
import { IosInstallSteps } from './ios-install-steps.tsx';

/**
 * On iOS only an app on the home screen can show notifications.
 * @spec 4.11
 */
export function InstallHelp() {
  const t = useMembersText();
  return (
    <div className="stack gap-1">
      <p>{t('push_offer.install')}</p>
      <IosInstallSteps last={t('push_offer.install_open')} />
    </div>
  );
}
