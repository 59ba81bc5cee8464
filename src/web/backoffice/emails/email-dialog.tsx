import { useQuery } from '@tanstack/react-query';
import { getStaffEmail, type StaffEmail } from '#contract/staff-emails';
import { shortFailureText } from '#i18n/error-text';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { privateQuery } from '../questions/staff-query.ts';
import { DetailsList } from '../ui/details-list.tsx';

/**
 * Address and subject of an email, after a reason.
 * @spec D5.10 D5.7
 */
export function EmailDialog({ email, onClose }: { email: StaffEmail | null; onClose: () => void }) {
  const t = useStaffText();
  return (
    <Modal open={email !== null} onClose={onClose} title={t('staff_emails.show_title')}>
      {email?.member && <PrivateEmail id={email.id} member={email.member} />}
    </Modal>
  );
}

function PrivateEmail({ id, member }: { id: string; member: string }) {
  const t = useStaffText();
  const { data, error, refetch } = useQuery({ ...privateQuery(getStaffEmail, { id }, member), retry: false });
  if (!data)
    return (
      <div className="stack gap-2 justify-items-start">
        <p className="quiet">{t('staff_emails.needs_reason')}</p>
        {error && (
          <>
            <p role="alert">{shortFailureText(t, error)}</p>
            <Button small onClick={() => void refetch()}>
              {t('staff_emails.open_it')}
            </Button>
          </>
        )}
      </div>
    );
  return (
    <DetailsList
      details={[
        {
          name: t('staff_emails.recipient'),
          value: <span className="break-anywhere">{data.recipient}</span>,
        },
        { name: t('staff_emails.subject'), value: <bdi>{data.subject}</bdi> },
        data.error !== null && {
          name: t('staff_emails.error'),
          value: <span className="break-anywhere">{data.error}</span>,
        },
      ]}
    />
  );
}
