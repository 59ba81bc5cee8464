import { useState } from 'react';
import { useText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ErrorText } from '../error-text.tsx';

type DisownSignupProps = { busy: boolean; error: unknown; onConfirm: () => void };

/** @spec 4.2 */
export function DisownSignup({ busy, error, onConfirm }: DisownSignupProps) {
  const t = useText();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const close = () => setIsDialogOpen(false);
  return (
    <>
      <Button look="words" onClick={() => setIsDialogOpen(true)}>
        {t('activation.not_me')}
      </Button>
      <Modal open={isDialogOpen} locked={busy} onClose={close} title={t('activation.not_me_question')}>
        <p>{t('activation.not_me_text')}</p>
        <ErrorText error={error} />
        <Button look="danger" wide busy={busy} onClick={onConfirm}>
          {t('activation.not_me_submit')}
        </Button>
        <Button look="plain" wide onClick={close}>
          {t('action.cancel')}
        </Button>
      </Modal>
    </>
  );
}
