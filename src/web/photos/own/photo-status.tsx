import type { Photo, PhotoRule } from '#contract/photos';
import { useAccountText } from '#i18n/react';
import { InfoIcon, WarningIcon } from '../../ui/icons.ts';

/** @spec 3.2 D5.5 */
export function PhotoStatus({ photo: { status, reason } }: { photo: Photo }) {
  const t = useAccountText();
  if (status === 'active') return null;
  if (status === 'pending')
    return (
      <div className="soft stack icon-column gap-s pad-row radius-m">
        <InfoIcon size={20} />
        <p>{t('own_photo.pending_text')}</p>
      </div>
    );
  const reasons: Record<PhotoRule, string> = {
    minors: t('own_photo.reason_minors'),
    without_consent: t('own_photo.reason_without_consent'),
    threats: t('own_photo.reason_threats'),
    advertising: t('own_photo.reason_advertising'),
    impersonation: t('own_photo.reason_impersonation'),
  };
  return (
    <div className="stack icon-column gap-s pad-row danger danger-tint radius-m">
      <WarningIcon size={20} />
      <p>
        {reason ? reasons[reason] : t('own_photo.rejected_text')} {t('own_photo.rejected_next')}
      </p>
    </div>
  );
}
