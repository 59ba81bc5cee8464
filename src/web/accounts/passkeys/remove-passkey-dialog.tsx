import { type PasskeyEntry, removePasskey } from '#contract/passkeys';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { reportUnknownPasskey } from './ceremony.ts';
import style from './passkey-item.module.css';

type RemovePasskeyDialogProps = { passkey: PasskeyEntry; isOpen: boolean; onClose: () => void };

/** @spec D5.8 */
export function RemovePasskeyDialog({ passkey, isOpen, onClose }: RemovePasskeyDialogProps) {
  const t = useAccountText();
  const { id, name, credential } = passkey;
  const { mutate } = useCall(removePasskey, {
    onSuccess() {
      toast(t('passkeys.removed', { name }), 'good');
      void reportUnknownPasskey(credential);
    },
    onError: useFailureToast(),
  });
  const remove = () => {
    onClose();
    mutate({ id });
  };
  return (
    <Modal open={isOpen} onClose={onClose} title={t('passkeys.remove_question', { name })}>
      <p>{t('passkeys.remove_text')}</p>
      <div className={`flex wrap gap-1 ${style.choice}`}>
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
