import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { getBundles } from '#contract/credits';
import { getRepeatOrder } from '#contract/repeat-order';
import { getOpenPayments } from '#contract/transactions';
import { getSpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { useAccountText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RetryIcon } from '../../ui/icons.ts';
import { NoticePage } from '../../ui/notice-page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { OpenOrders } from '../order/open-orders.tsx';
import { useStartedOrder } from '../order/started-order-query.ts';
import { ConfirmRepeat } from './confirm-repeat.tsx';
import style from './repeat-order.module.css';

const queries: PageQueries = () => [
  query(getRepeatOrder),
  query(getBundles),
  query(getOpenPayments),
  query(getSpendingLimit),
];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 3.10 */
export default function RepeatOrderPage() {
  const t = useAccountText();
  const started = useStartedOrder();
  const { data: order } = useQuery(query(getRepeatOrder));
  if (started?.payment.state === 'completed')
    return <Navigate to={`/transactions/${started.payment.payment_id}?paid=1`} replace />;
  if (!order)
    return (
      <NoticePage
        icon={<RetryIcon />}
        title={t('repeat_order.none')}
        action={<ButtonLink to="/credits">{t('direct_debit.to_bundles')}</ButtonLink>}
      >
        <p>{t('repeat_order.none_text')}</p>
      </NoticePage>
    );
  return (
    <>
      <PageHead title={t('repeat_order.title')} />
      {started ? (
        <div className={`stack gap-3 centered pad-page ${style.page}`}>
          <h1>{t('repeat_order.title')}</h1>
          <OpenOrders started={started} isFull={false} plannedOrder={order} />
        </div>
      ) : (
        <ConfirmRepeat order={order} />
      )}
    </>
  );
}
