import type { PasskeyEntry } from '#contract/passkeys';
import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import style from './passkey-item.module.css';
import { useRemovePasskey } from './use-change-passkey.ts';

type RemovePasskeyDialogProps = { passkey: PasskeyEntry; isOpen: boolean; onClose: () => void };

/** @spec D5.8 */
export function RemovePasskeyDialog({ passkey, isOpen, onClose }: RemovePasskeyDialogProps) {
  const t = useAccountText();
  const { mutate } = useRemovePasskey(passkey);
  const remove = () => {
    onClose();
    mutate();
  };
  return (
    <Modal open={isOpen} onClose={onClose} title={t('passkeys.remove_question', { name: passkey.name })}>
      <p>{t('passkeys.remove_text')}</p>
      <div className={style.choice}>
        <Button look="plain" onClick={onClose} data-first>
          {t('action.cancel')}
        </Button>
        <Button look="danger" onClick={remove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </Modal>
  );
}
