import { type FictionalProfile, retireFictionalProfile } from '#contract/staff-fictional';
import { useStaffText } from '#i18n/react';
import { toast } from '../../ui/toast-store.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type RetireDialogProps = { profile: FictionalProfile | undefined; onClose: () => void };

/** @spec 1.4 D5.1 D5.10 */
export function RetireDialog({ profile, onClose }: RetireDialogProps) {
  const t = useStaffText();
  const { mutate, reset, isPending, error } = useStaffCall(retireFictionalProfile, {
    onError: () => undefined,
    onSuccess: () => {
      toast(t('staff_fictional.retired_now'), 'good');
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const name = profile?.name ?? '';
  return (
    <ConfirmDialog
      open={profile !== undefined}
      onClose={close}
      title={t('staff_fictional.retire_title', { name })}
      action={t('staff_fictional_act.retire')}
      word={name}
      asksReason
      isPending={isPending}
      error={error}
      onConfirm={reason => profile && mutate({ id: profile.id, reason })}
    >
      <p>{t('staff_fictional.retire_text')}</p>
    </ConfirmDialog>
  );
}
