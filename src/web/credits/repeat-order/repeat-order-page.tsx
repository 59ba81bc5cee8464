import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { useAccountText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { NoticePage } from '../../layouts/notice-page.tsx';
import { PageHead } from '../../layouts/page-head.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RetryIcon } from '../../ui/icons.ts';
import { bundlesQuery } from '../bundles-query.ts';
import { OpenOrders } from '../order/open-orders.tsx';
import { openPaymentsQuery } from '../order/open-payments-query.ts';
import { useStartedOrder } from '../order/started-order-query.ts';
import { spendingLimitQuery } from '../spending/spending-limit-query.ts';
import { ConfirmRepeat } from './confirm-repeat.tsx';
import style from './repeat-order.module.css';
import { repeatOrderQuery } from './repeat-order-query.ts';

const queries: PageQueries = api => [
  repeatOrderQuery(api),
  bundlesQuery(api),
  openPaymentsQuery(api),
  spendingLimitQuery(api),
];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 3.10 */
export default function RepeatOrderPage() {
  const t = useAccountText();
  const started = useStartedOrder();
  const { data: order } = useQuery(repeatOrderQuery(useApi()));
  if (started?.payment.state === 'completed')
    return <Navigate to={`/transactions/${started.payment.payment_id}?paid=1`} replace />;
  if (!order)
    return (
      <NoticePage
        icon={<RetryIcon />}
        title={t('repeat_order.none')}
        action={<ButtonLink to="/credits">{t('repeat_order.to_bundles')}</ButtonLink>}
      >
        <p>{t('repeat_order.none_text')}</p>
      </NoticePage>
    );
  return (
    <>
      <PageHead title={t('repeat_order.title')} />
      {started ? (
        <div className={style.page}>
          <h1>{t('repeat_order.title')}</h1>
          <OpenOrders started={started} isFull={false} plannedOrder={order} />
        </div>
      ) : (
        <ConfirmRepeat order={order} />
      )}
    </>
  );
}
