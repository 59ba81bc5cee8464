import { useMembersText } from '#i18n/react';
import { type PermissionBrowser, permissionBrowser } from './capability.ts';

/** @spec 4.11 */
export function DeniedHelp() {
  const t = useMembersText();
  const helpByBrowser: Record<PermissionBrowser, string> = {
    chrome: t('push_offer.denied_chrome'),
    firefox: t('push_offer.denied_firefox'),
    safari: t('push_offer.denied_safari'),
    ios: t('push_offer.denied_ios'),
  };
  return (
    <div className="stack gap-1">
      <p>{t('push_offer.denied')}</p>
      <p>{helpByBrowser[permissionBrowser()]}</p>
    </div>
  );
}
