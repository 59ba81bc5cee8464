import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Link,
  Navigate,
  type ShouldRevalidateFunction,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
import { type PaymentMethod, parseMethod } from '#contract/payment-methods';
import { getPaymentMethods } from '#contract/payments';
import { getOpenPayments } from '#contract/transactions';
import { getSpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { useAccountText } from '#i18n/react';
import {
  memberCacheLoader,
  memberDocumentLoader,
  type PageQueries,
  requireIdParam,
} from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { codeFromUrl } from '../discounts/typed-code-query.ts';
import { LimitNotice } from '../spending/limit-notice.tsx';
import { OpenOrders } from './open-orders.tsx';
import { bundlesAddress, orderAddress } from './order-address.ts';
import { OrderForm } from './order-form.tsx';
import style from './order-page.module.css';
import { quoteQuery } from './quote-query.ts';
import { useStartedOrder } from './started-order-query.ts';

const queries: PageQueries = ({ params, url }) => [
  query(getPaymentMethods),
  query(getOpenPayments),
  query(getSpendingLimit),
  quoteQuery({
    bundle: requireIdParam(params),
    code: codeFromUrl(url.searchParams),
    method: parseMethod(params.paymentmethod) ?? null,
  }),
];

export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** A new method needs no loaders, because the page fetches the quote itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}) =>
  currentParams.id === nextParams.id && currentParams.paymentmethod !== nextParams.paymentmethod
    ? false
    : defaultShouldRevalidate;

/** @spec 2.9 4.8 */
export default function OrderPage() {
  const { id = '' } = useParams();
  return <Order key={id} bundle={id} />;
}

function Order({ bundle }: { bundle: string }) {
  const t = useAccountText();
  const started = useStartedOrder();
  const code = codeFromUrl(useSearchParams()[0]);
  const { method, choose } = useMethod(bundle, code);
  const { data: quoted } = useQuery(quoteQuery({ bundle, code, method }));
  const { data: methods } = useQuery(query(getPaymentMethods));
  if (started?.payment.state === 'completed')
    return <Navigate to={`/transactions/${started.payment.payment_id}?paid=1`} replace />;
  if (!quoted || !methods) return null;
  const { quote } = quoted;
  return (
    <div className="page stack one-column gap-4 pad-page">
      <PageHead title={t('order.title')} />
      <header className={`flex wrap items-baseline justify-between ${style.head}`}>
        <h1>{t('order.heading', { credits: quote.credits })}</h1>
        <Link className="inline-row target" to={bundlesAddress(code)}>
          {t('order.other_bundle')}
        </Link>
      </header>
      <OpenOrders
        started={started}
        isFull={!started && quote.discount === 0}
        plannedOrder={{ bundle, credits: quote.credits }}
      />
      {!started && <LimitNotice {...quote} />}
      {!started && <OrderForm {...{ bundle, code, quoted, methods, method }} onChoose={choose} />}
    </div>
  );
}

/** The initial `method` comes from the URL, so the site may not offer it. */
function useMethod(bundle: string, code: string | null) {
  const navigate = useNavigate();
  const [method, setMethod] = useState(parseMethod(useParams().paymentmethod) ?? null);
  const choose = (next: PaymentMethod) => {
    setMethod(next);
    navigate(orderAddress(bundle, { method: next, code }), { replace: true, preventScrollReset: true });
  };
  return { method, choose };
}
