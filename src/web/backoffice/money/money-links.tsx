import { NavLink } from 'react-router';
import { useStaffText } from '#i18n/react';
import style from './money-links.module.css';

/** The pages about money, below their title. */
export function MoneyLinks() {
  const t = useStaffText();
  const pages = [
    { to: '/backoffice/money', text: t('staff_money.payments') },
    { to: '/backoffice/money/refunds', text: t('staff_money.refunds') },
    { to: '/backoffice/money/debits', text: t('staff_debits.title') },
    { to: '/backoffice/money/credits', text: t('staff_credits.title') },
    { to: '/backoffice/money/ledger', text: t('staff_ledger.title') },
    { to: '/backoffice/money/checks', text: t('staff_checks.title') },
    { to: '/backoffice/money/revenue', text: t('staff_revenue.title') },
    { to: '/backoffice/money/prices', text: t('staff_prices.title') },
    { to: '/backoffice/money/gifts', text: t('staff_gifts.title') },
    { to: '/backoffice/money/codes', text: t('staff_money.codes') },
  ];
  return (
    <nav aria-label={t('staff_money.pages')} className={`row wrap ${style.links}`}>
      {pages.map(({ to, text }) => (
        <NavLink key={to} to={to} end className={`target inline-row ${style.link}`}>
          {text}
        </NavLink>
      ))}
    </nav>
  );
}
