import { NavLink } from 'react-router';
import { useStaffText } from '#i18n/react';
import style from './site.module.css';

const tabs = [
  { path: '/backoffice/site', label: 'staff_site.settings' },
  { path: '/backoffice/site/texts', label: 'staff_site.texts' },
  { path: '/backoffice/site/features', label: 'staff_features.title' },
  { path: '/backoffice/site/pages', label: 'staff_pages.tab' },
  { path: '/backoffice/site/languages', label: 'staff_lists.languages' },
  { path: '/backoffice/site/interests', label: 'staff_lists.interests' },
  { path: '/backoffice/site/campaigns', label: 'staff_campaigns.title' },
  { path: '/backoffice/site/fictional', label: 'staff_fictional.title' },
] as const;

/** The pages about the site itself. */
export function SiteTabs() {
  const t = useStaffText();
  return (
    <nav aria-label={t('staff_site.pages')} className={`row wrap gap-2 ${style.tabs}`}>
      {tabs.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path}
          end={path === '/backoffice/site'}
          className="target inline-row quiet no-underline weight-600"
        >
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
