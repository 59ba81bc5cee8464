import { useMembersText } from '#i18n/react';

/**
 * On iOS only an app on the home screen can show notifications.
 * @spec 4.11
 */
export function InstallHelp() {
  const t = useMembersText();
  return (
    <div className="stack gap-1">
      <p>{t('push_offer.install')}</p>
      <ol className="stack gap-half">
        <li>{t('push_offer.install_share')}</li>
        <li>{t('push_offer.install_add')}</li>
        <li>{t('push_offer.install_open')}</li>
      </ol>
    </div>
  );
}
