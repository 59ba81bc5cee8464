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
    app: t('push_offer.denied_app'),
  };
  const browser = permissionBrowser();
  return (
    <div className="stack gap-1">
      <p>{t(browser === 'app' ? 'push_offer.denied_in_app' : 'push_offer.denied')}</p>
      <p>{helpByBrowser[browser]}</p>
    </div>
  );
}
