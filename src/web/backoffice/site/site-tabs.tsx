import { useStaffText } from '#i18n/react';
import { PageLinks } from '../ui/page-links.tsx';

/** The pages about the site itself, below their title. */
export function SiteTabs() {
  const t = useStaffText();
  const pages = [
    { to: '/backoffice/site', text: t('staff_site.settings') },
    { to: '/backoffice/site/texts', text: t('staff_site.texts') },
    { to: '/backoffice/site/features', text: t('staff_features.title') },
    { to: '/backoffice/site/pages', text: t('staff_pages.tab') },
    { to: '/backoffice/site/languages', text: t('staff_lists.languages') },
    { to: '/backoffice/site/interests', text: t('staff_lists.interests') },
    { to: '/backoffice/site/campaigns', text: t('staff_campaigns.title') },
    { to: '/backoffice/site/fictional', text: t('staff_fictional.title') },
  ];
  return <PageLinks label={t('staff_site.pages')} pages={pages} />;
}
