import { useFormatter } from 'use-intl';
import { planCheckIn } from '#contract/check-ins';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import style from './check-in.module.css';
import type { Preview } from './plan-form.tsx';

type PlanPreviewProps = { preview: Preview; friend: string; onClose: () => void; onPlanned: () => void };

/** @spec D5.3 */
export function PlanPreview({ preview: { email, plan }, friend, onClose, onPlanned }: PlanPreviewProps) {
  const t = useAccountText();
  const time = useFormatter().dateTime(new Date(plan.due_at), { dateStyle: 'long', timeStyle: 'short' });
  const { mutate, error, isPending } = useCall(planCheckIn, {
    onSuccess() {
      toast(t('check_in.plan_done', { time }), 'good');
      onPlanned();
    },
  });
  return (
    <Modal open onClose={onClose} title={t('check_in.preview_title', { friend })}>
      <div className={`stack gap-1 tint radius-m text-start break-anywhere ${style.email}`}>
        <p className="weight-600">{t('check_in.preview_subject', { subject: email.subject })}</p>
        {email.text.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p className="quiet">{t('check_in.preview_links')}</p>
      <p className="quiet">{t('check_in.preview_when', { time })}</p>
      <ErrorText error={error} />
      <Button wide busy={isPending} onClick={() => mutate(plan)} data-first>
        {t('check_in.confirm')}
      </Button>
      <Button look="plain" wide onClick={onClose}>
        {t('check_in.change')}
      </Button>
    </Modal>
  );
}
