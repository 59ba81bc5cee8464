import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getBundles } from '#contract/credits';
import { getPayment } from '#contract/payments';
import { getOpenPayments, getTransaction } from '#contract/transactions';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import {
  memberCacheLoader,
  memberDocumentLoader,
  type PageQueries,
  requireIdParam,
} from '../../page-loaders.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { paymentsQuery, transactionsQuery } from '../transactions-query.ts';
import { LedgerEntryDetail } from './ledger-entry-detail.tsx';
import { PaymentDetail } from './payment-detail.tsx';
import { TransactionList } from './transaction-list.tsx';
import style from './transactions.module.css';

const queries: PageQueries = async ({ params }, cache) => {
  if (params.id === undefined) return [paymentsQuery, transactionsQuery];
  const id = requireIdParam(params);
  // An error is ignored, because the page's queries report it.
  const transaction = await cache.ensureQueryData(query(getTransaction, { id })).catch(() => null);
  if (transaction?.movement !== null) return [query(getTransaction, { id })];
  return [
    query(getTransaction, { id }),
    query(getPayment, { id }),
    query(getOpenPayments),
    query(getBundles),
  ];
};
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 */
export default function TransactionsPage() {
  const { id } = useParams();
  return id === undefined ? <TransactionList /> : <TransactionDetail key={id} id={id} />;
}

/** @spec 2.9 */
function TransactionDetail({ id }: { id: string }) {
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
