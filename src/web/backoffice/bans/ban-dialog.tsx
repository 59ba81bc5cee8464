import type { FormEvent } from 'react';
import { banMember } from '#contract/staff-bans';
import { useStaffText } from '#i18n/react';
import { ErrorText, generalError } from '../../accounts/error-text.tsx';
import { useFieldErrors } from '../../accounts/use-call-form.ts';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useStaffCall } from '../questions/use-staff-call.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { BanFields, banIn } from './ban-fields.tsx';

type BanDialogProps = { member: { id: string; name: string }; onClose: () => void };

/**
 * Bans a member without a report.
 * @spec D5.5 D5.10
 */
export function BanDialog({ member, onClose }: BanDialogProps) {
  const t = useStaffText();
  const { form, errors, errorOf, accepts, showRefusal } = useFieldErrors();
  const { mutate, isPending, error } = useStaffCall(banMember, {
    onSuccess: () => {
      toast(t('staff_act_done.ban'), 'good');
      onClose();
    },
    onError: showRefusal,
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const { ban, refused } = banIn(new FormData(event.currentTarget), member.name);
    const body = { member: member.id, ...ban };
    if (await accepts(banMember, body, refused)) mutate(body);
  };
  return (
    <Modal open onClose={onClose} title={t('staff_act_title.ban', { name: member.name })}>
      <form ref={form} className="stack gap-2" noValidate onSubmit={submit}>
        <p>{t('staff_act_text.ban')}</p>
        <BanFields name={member.name} errors={errors} errorOf={errorOf} />
        <ErrorText error={generalError(error)} />
        <FormButtons look="danger" isPending={isPending} onCancel={onClose}>
          {t('staff_act.ban')}
        </FormButtons>
      </form>
    </Modal>
  );
}
