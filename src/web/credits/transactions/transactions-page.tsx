import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getBundles } from '#contract/credits';
import { getPayment } from '#contract/payments';
import { getOpenPayments, getTransaction, type LedgerEntryDetails } from '#contract/transactions';
import { useAccountText } from '#i18n/react';
import {
  memberCacheLoader,
  memberDocumentLoader,
  type PageQueries,
  requireIdParam,
} from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { useMoment } from '../../site/use-moment.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import link from '../../ui/text-link.module.css';
import { LedgerEntryList, useLedgerEntryTexts } from '../ledger-entry-list.tsx';
import { paymentsQuery, transactionsQuery } from '../transactions-query.ts';
import { PaymentDetail } from './payment-detail.tsx';
import { DetailItem, DetailList } from './payment-detail-list.tsx';
import { PaymentList } from './payment-list.tsx';
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
    <div className={`stack centered ${style.detail}`}>
      <Link
        to="/transactions"
        className="inline-row gap-1 justify-self-start target violet weight-600 no-underline"
      >
        <ArrowLeftIcon size={20} />
        {t('transactions.all')}
      </Link>
      {transaction?.movement && <LedgerEntryDetail entry={transaction.movement} />}
      {transaction?.movement === null && <PaymentDetail id={id} />}
    </div>
  );
}

/** @spec 2.9 */
function TransactionList() {
  const t = useAccountText();
  return (
    <div className={`stack centered ${style.page}`}>
      <PageHead title={t('transactions.title')} />
      <header>
        <Link
          to="/credits"
          className="inline-row gap-1 justify-self-start target violet weight-600 no-underline"
        >
          <ArrowLeftIcon size={20} />
          {t('nav.credits')}
        </Link>
        <h1>{t('transactions.title')}</h1>
        <p className="quiet">
          {t('transactions.intro')}{' '}
          <Link to="/settings/spending" className={link.link}>
            {t('transactions.limit')}
          </Link>
        </p>
      </header>
      <div className={`stack ${style.columns}`}>
        <PaymentList />
        <LedgerEntryList />
      </div>
    </div>
  );
}

/** @spec 2.9 */
function LedgerEntryDetail({ entry }: { entry: LedgerEntryDetails }) {
  const t = useAccountText();
  const moment = useMoment();
  const texts = useLedgerEntryTexts();
  const { lot, credits, created_at, to, payment } = entry;
  const title = texts.titleOf(entry);
  return (
    <>
      <PageHead title={title} />
      <header className="stack gap-1">
        <h1>{title}</h1>
        <p className={`flex wrap gap-x-2 items-baseline ${style.sum}`}>
          {texts.countOf(entry)} <small>{t('ledger_entry.balance', { count: credits })}</small>
        </p>
      </header>
      <p>{texts.meaningOf(entry)}</p>
      <DetailList>
        <DetailItem name={t('ledger_entry.when')}>{moment(created_at)}</DetailItem>
        {to && (
          <DetailItem name={t('ledger_entry.to')}>
            <Link to={`/members/${to.id}`}>
              <bdi>{to.name}</bdi>
            </Link>
          </DetailItem>
        )}
        <DetailItem name={t('ledger_entry.lot')}>{t(`credit_lot.${lot}`)}</DetailItem>
      </DetailList>
      {payment && <Link to={`/transactions/${payment}`}>{t('ledger_entry.of_payment')}</Link>}
    </>
  );
}
