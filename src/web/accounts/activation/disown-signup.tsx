import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ErrorText } from '../error-text.tsx';

/** @spec 4.2 */
export function DisownSignup({ removal }: { removal: UseMutationResult<null, unknown, void> }) {
  const t = useText();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const close = () => setIsDialogOpen(false);
  return (
    <>
      <Button look="words" onClick={() => setIsDialogOpen(true)}>
        {t('activation.not_me')}
      </Button>
      <Modal
        open={isDialogOpen}
        locked={removal.isPending}
        onClose={close}
        title={t('activation.not_me_question')}
      >
        <p>{t('activation.not_me_text')}</p>
        <ErrorText error={removal.error} />
        <Button look="danger" wide busy={removal.isPending} onClick={() => removal.mutate()}>
          {t('activation.not_me_submit')}
        </Button>
        <Button look="plain" wide onClick={close}>
          {t('action.cancel')}
        </Button>
      </Modal>
    </>
  );
}
