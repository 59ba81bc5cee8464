import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import style from './near-me-button.module.css';

type NearMeDialogProps = {
  isOpen: boolean;
  isDenied: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** @spec 4.11 */
export function NearMeDialog({ isOpen, isDenied, onConfirm, onClose }: NearMeDialogProps) {
  const t = useMembersText();
  return (
    <Modal open={isOpen} onClose={onClose} title={t(isDenied ? 'near.denied_title' : 'near.ask_title')}>
      <p>{t(isDenied ? 'near.denied_text' : 'near.ask_text')}</p>
      {!isDenied && <p className={style.state}>{t('near.ask_next')}</p>}
      <div className={style.actions}>
        <Button look={isDenied ? 'primary' : 'plain'} onClick={onClose}>
          {t(isDenied ? 'action.close' : 'near.not_now')}
        </Button>
        {!isDenied && (
          <Button onClick={onConfirm} data-first>
            {t('near.go')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
