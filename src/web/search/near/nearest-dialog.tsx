import { useMembersText } from '#i18n/react';
import { Modal } from '../../ui/modal.tsx';
import PlaceChoice from './place-choice.tsx';

type NearestDialogProps = { open: boolean; onClose: () => void; onNear: (near: string) => void };

/** @spec D2.39 */
export default function NearestDialog({ open, onClose, onNear }: NearestDialogProps) {
  const t = useMembersText();
  return (
    <Modal open={open} onClose={onClose} title={t('search.place_title')}>
      <p>{t('search.place_text')}</p>
      <PlaceChoice near={undefined} onNear={near => near !== undefined && onNear(near)} />
    </Modal>
  );
}
