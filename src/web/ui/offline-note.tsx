import { useText } from '#i18n/react';
import { WarningIcon } from './icons.ts';

/**
 * In a form of a light page: shown by `public/light.js` instead of sending the form, if there is no connection. The browser
 * would replace the page, and what was typed, with its error.
 * @spec 2.9
 */
export function OfflineNote() {
  const t = useText();
  return (
    <p
      hidden
      data-offline-note
      role="alert"
      className="flex gap-1 pad-row danger weight-600 danger-tint radius-m"
    >
      <WarningIcon className="rigid" size={20} />
      {t('state.not_sent')}
    </p>
  );
}
