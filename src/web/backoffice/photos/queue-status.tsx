import { useStaffText } from '#i18n/react';

/**
 * How many wait, and what was just done. It stays while the items change, so that a screen reader hears each act.
 * @spec D5.10 U1
 */
export function QueueStatus({ waiting, decided }: { waiting: number; decided: number }) {
  const t = useStaffText();
  return (
    <p role="status" className="quiet tabular">
      {waiting > 0 && t('staff_photos.waiting', { waiting })}
      {waiting > 0 && decided > 0 && ' · '}
      {decided > 0 && t('staff_photos.just_decided', { decided })}
    </p>
  );
}
