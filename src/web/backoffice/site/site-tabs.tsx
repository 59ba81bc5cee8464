import { NavLink } from 'react-router';
import { useStaffText } from '#i18n/react';
import style from './site.module.css';

/** The pages about the site itself. */
export function SiteTabs() {
  const t = useStaffText();
  return (
    <nav aria-label={t('staff_site.pages')} className={`row wrap gap-2 ${style.tabs}`}>
      <NavLink to="/backoffice/site" end className="target inline-row quiet no-underline weight-600">
        {t('staff_site.settings')}
      </NavLink>
      <NavLink to="/backoffice/site/texts" className="target inline-row quiet no-underline weight-600">
        {t('staff_site.texts')}
      </NavLink>
      <NavLink to="/backoffice/site/features" className="target inline-row quiet no-underline weight-600">
        {t('staff_features.title')}
      </NavLink>
    </nav>
  );
}
