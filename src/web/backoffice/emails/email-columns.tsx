import { Link } from 'react-router';
import type { StaffEmail } from '#contract/staff-emails';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { mayUse, useStaffSession } from '../session/staff-session.ts';
import type { Column } from '../ui/data-table.tsx';
import { When } from '../ui/when.tsx';

/** @spec D5.10 */
export function useEmailColumns(
  onOpen: (email: StaffEmail) => void,
): [Column<StaffEmail>, ...Column<StaffEmail>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_emails.when'), sort: 'time', cell: ({ created_at }) => <When at={created_at} exact /> },
    { title: t('staff_emails.kind'), cell: ({ kind }) => t(`staff_email_kind.${kind}`) },
    { title: t('staff_emails.recipient'), cell: email => <Recipient {...email} /> },
    { title: t('staff_emails.state'), cell: email => <EmailState email={email} /> },
    { title: t('staff_emails.answer'), cell: ({ error }) => error && <code>{error}</code> },
    {
      title: t('staff_emails.feedback'),
      cell: ({ feedback }) =>
        feedback.length > 0 && (
          <span className="danger">{feedback.map(kind => t(`staff_email_feedback.${kind}`)).join(', ')}</span>
        ),
    },
    {
      title: t('staff_emails.acts'),
      cell: email =>
        email.member && (
          <Button look="plain" small onClick={() => onOpen(email)}>
            {t('staff_emails.show')}
            <span className="unseen">: {email.recipient}</span>
          </Button>
        ),
    },
  ];
}

/** The masked address, and the way to the member. */
export function Recipient({ recipient, member }: { recipient: string; member: string | null }) {
  const t = useStaffText();
  const staff = useStaffSession();
  return (
    <span className="break-anywhere">
      {recipient}
      {member && mayUse(staff, 'members') && (
        <>
          {' '}
          <Link to={`/backoffice/members/${member}`}>{t('staff_emails.to_member')}</Link>
        </>
      )}
    </span>
  );
}

function EmailState({ email }: { email: StaffEmail }) {
  const t = useStaffText();
  const { state, attempts, next_attempt_at: next } = email;
  return (
    <span>
      <span className={state === 'failed' ? 'danger' : undefined}>{t(`staff_email_state.${state}`)}</span>
      {state !== 'sent' && attempts > 0 && (
        <span className="quiet"> {t('staff_emails.tries', { count: attempts })}</span>
      )}
      {next && attempts > 0 && (
        <span className="quiet"> {t.rich('staff_emails.next_try', { when: () => <When at={next} /> })}</span>
      )}
    </span>
  );
}
