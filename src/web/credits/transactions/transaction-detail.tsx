import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getTransaction } from '#contract/transactions';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { LedgerEntryDetail } from './ledger-entry-detail.tsx';
import { PaymentDetail } from './payment-detail.tsx';
import style from './transactions.module.css';

/** @spec 2.9 */
export function TransactionDetail({ id }: { id: string }) {
  const t = useAccountText();
  const { data: transaction } = useQuery(query(getTransaction, { id }));
  return (
    <div className={style.detail}>
      <Link to="/transactions" className={style.back}>
        <ArrowLeftIcon size={20} />
        {t('transactions.all')}
      </Link>
      {transaction?.movement && <LedgerEntryDetail entry={transaction.movement} />}
      {transaction?.movement === null && <PaymentDetail id={id} />}
    </div>
  );
}
