import { NavLink } from 'react-router';
import { useStaffText } from '#i18n/react';
import style from './money-links.module.css';

/** The pages about money, below their title. */
export function MoneyLinks() {
  const t = useStaffText();
  const pages = [
    { to: '/backoffice/money', text: t('staff_money.payments') },
    { to: '/backoffice/money/refunds', text: t('staff_money.refunds') },
    { to: '/backoffice/money/codes', text: t('staff_money.codes') },
  ];
  return (
    <nav aria-label={t('staff_money.pages')} className="row wrap gap-2">
      {pages.map(({ to, text }) => (
        <NavLink key={to} to={to} end className={`target inline-row ${style.link}`}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
