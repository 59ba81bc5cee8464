import { useState } from 'react';
import type { BodyIn } from '#contract/call';
import type { removeAuthenticator, removeStaffPasskey } from '#contract/staff-passkeys';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { focusContent } from '../../ui/focus-content.ts';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type RemoveButtonProps<C> = { call: C; body: BodyIn<C>; name: string; onRemoved: () => void };

/** Removes a second factor after one more press; the focus goes to the page, because the button disappears. */
export function RemoveButton<C extends typeof removeAuthenticator | typeof removeStaffPasskey>(
  props: RemoveButtonProps<C>,
) {
  const { call, body, name, onRemoved } = props;
  const t = useStaffText();
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, dialog } = useConfirmedCall(call, {
    awaitsRefetch: true,
    onClose: () => setIsOpen(false),
    onSuccess: () => {
      onRemoved();
      focusContent();
    },
  });
  return (
    <>
      <Button look="plain" small onClick={() => setIsOpen(true)}>
        {t('staff_account.remove')}
        <span className="unseen">: {name}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('staff_account.remove_title', { name })}
        action={t('staff_account.remove')}
        {...dialog}
        onConfirm={() => mutate(body as never)}
      >
        <p>{t('staff_account.remove_text')}</p>
      </ConfirmDialog>
    </>
  );
}
