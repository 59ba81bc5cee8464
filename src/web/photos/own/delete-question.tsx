import { useOwnText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';

/** Asked once, of a photo of the profile or the album: one that is deleted is gone at once. */
export function DeleteQuestion({ onDelete, onKeep }: { onDelete: () => void; onKeep: () => void }) {
  const t = useOwnText();
  return (
    <>
      <p>{t('own_photo.delete_confirm')}</p>
      <Button look="danger" wide onClick={onDelete}>
        {t('action.delete')}
      </Button>
      <Button look="plain" wide onClick={onKeep}>
        {t('own_photo.keep')}
      </Button>
    </>
  );
}
