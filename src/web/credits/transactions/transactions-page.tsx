import { useParams } from 'react-router';
import {
  memberCacheLoader,
  memberDocumentLoader,
  type PageQueries,
  requireIdParam,
} from '../../page-loaders.ts';
import { bundlesQuery } from '../bundles-query.ts';
import { openPaymentsQuery } from '../order/open-payments-query.ts';
import { paymentQuery } from '../payments/payment-query.ts';
import { transactionsQuery } from '../transactions-query.ts';
import { paymentsQuery } from './payments-query.ts';
import { TransactionDetail } from './transaction-detail.tsx';
import { TransactionList } from './transaction-list.tsx';
import { transactionQuery } from './transaction-query.ts';

const queries: PageQueries = async (api, { params }, cache) => {
  if (params.id === undefined) return [paymentsQuery(api), transactionsQuery(api)];
  const id = requireIdParam(params);
  // An error is ignored, because the page's queries report it.
  const transaction = await cache.ensureQueryData(transactionQuery(api, id)).catch(() => null);
  if (transaction?.movement !== null) return [transactionQuery(api, id)];
  return [transactionQuery(api, id), paymentQuery(api, id), openPaymentsQuery(api), bundlesQuery(api)];
};
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec 2.9 */
export default function TransactionsPage() {
  const { id } = useParams();
  return id === undefined ? <TransactionList /> : <TransactionDetail key={id} id={id} />;
}
