import { getTransactions } from '#contract/credits';
import { getPayments } from '#contract/transactions';
import { pagedQuery } from '../data/query.ts';

/**
 * The latest ledger entries come first.
 * @spec 2.9
 */
export const transactionsQuery = pagedQuery(getTransactions, 'before', page =>
  page.has_earlier ? page.transactions.at(-1)?.id : null,
);

/**
 * The latest payments come first.
 * @spec 2.9
 */
export const paymentsQuery = pagedQuery(getPayments, 'before', page =>
  page.has_earlier ? page.payments.at(-1)?.payment_id : null,
);
