import { useStaffText } from '#i18n/react';
import { PageLinks } from '../ui/page-links.tsx';

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
  return <PageLinks label={t('staff_money.pages')} pages={pages} />;
}
