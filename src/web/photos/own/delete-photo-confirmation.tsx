import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';

/** @spec 3.2 */
export function DeletePhotoConfirmation({ onDelete, onKeep }: { onDelete: () => void; onKeep: () => void }) {
  const t = useAccountText();
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
