import { Link } from 'react-router';
import { useAccountText } from '#i18n/react';
import { PageHead } from '../../layouts/page-head.tsx';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import link from '../../ui/text-link.module.css';
import { LedgerEntryList } from '../ledger-entry-list.tsx';
import { PaymentList } from './payment-list.tsx';
import style from './transactions.module.css';

/** @spec 2.9 */
export function TransactionList() {
  const t = useAccountText();
  return (
    <div className={style.page}>
      <PageHead title={t('transactions.title')} />
      <header>
        <Link to="/credits" className={style.back}>
          <ArrowLeftIcon size={20} />
          {t('credits.title')}
        </Link>
        <h1>{t('transactions.title')}</h1>
        <p className={style.intro}>
          {t('transactions.intro')}{' '}
          <Link to="/settings/spending" className={link.link}>
            {t('transactions.limit')}
          </Link>
        </p>
      </header>
      <div className={style.columns}>
        <PaymentList />
        <LedgerEntryList />
      </div>
    </div>
  );
}
