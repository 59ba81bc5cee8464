import { useStaffText } from '#i18n/react';
import { mayUse, useStaffSession } from '../session/staff-session.ts';
import { PageLinks } from '../ui/page-links.tsx';

/** The pages about emails, below their title. */
export function EmailLinks() {
  const t = useStaffText();
  const staff = useStaffSession();
  const pages = [
    { to: '/backoffice/emails', text: t('staff_emails.log') },
    { to: '/backoffice/emails/stopped', text: t('staff_emails.stopped') },
    { to: '/backoffice/emails/previews', text: t('staff_emails.previews') },
  ];
  const announcements = { to: '/backoffice/emails/announcements', text: t('staff_emails.announcements') };
  return (
    <PageLinks
      label={t('staff_emails.pages')}
      pages={mayUse(staff, 'announcements') ? [...pages, announcements] : pages}
    />
  );
}
