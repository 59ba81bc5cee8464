import { useStaffText } from '#i18n/react';
import { PageLinks } from '../ui/page-links.tsx';

/** The pages about how people come to the site by others, below their title. */
export function PartnerLinks() {
  const t = useStaffText();
  return (
    <PageLinks
      label={t('staff_partners.pages')}
      pages={[
        { to: '/backoffice/partners', text: t('staff_partners.partners') },
        { to: '/backoffice/partners/invitations', text: t('staff_partners.invitations') },
      ]}
    />
  );
}
