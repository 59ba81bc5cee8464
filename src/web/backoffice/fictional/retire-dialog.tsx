import { type FictionalProfile, retireFictionalProfile } from '#contract/staff-fictional';
import { useStaffText } from '#i18n/react';
import { useConfirmedCall } from '../questions/use-confirmed-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type RetireDialogProps = { profile: FictionalProfile | undefined; onClose: () => void };

/** @spec 1.4 D5.1 D5.10 */
export function RetireDialog({ profile, onClose }: RetireDialogProps) {
  const t = useStaffText();
  const { mutate, dialog } = useConfirmedCall(retireFictionalProfile, {
    done: t('staff_fictional.retired_now'),
    onClose,
  });
  const name = profile?.name ?? '';
  return (
    <ConfirmDialog
      open={profile !== undefined}
      title={t('staff_fictional.retire_title', { name })}
      action={t('staff_fictional_act.retire')}
      word={name}
      asksReason
      {...dialog}
      onConfirm={reason => profile && mutate({ id: profile.id, reason })}
    >
      <p>{t('staff_fictional.retire_text')}</p>
    </ConfirmDialog>
  );
}
