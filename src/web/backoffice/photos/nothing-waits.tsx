import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';

type NothingWaitsProps = { waiting: number; onRefresh: () => void; busy: boolean };

/** The end of a queue. What still waits is before the eyes of others. */
export function NothingWaits({ waiting, onRefresh, busy }: NothingWaitsProps) {
  const t = useStaffText();
  return (
    <div className="stack gap-2 justify-items-start pad-block-2">
      <p>{waiting > 0 ? t('staff_photos.with_others', { waiting }) : t('staff_photos.nothing')}</p>
      <Button look="plain" small busy={busy} onClick={onRefresh}>
        {t('staff_photos.look_again')}
      </Button>
    </div>
  );
}
