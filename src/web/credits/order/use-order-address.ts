import { useQuery } from '@tanstack/react-query';
import { getBundles } from '#contract/credits';
import type { Payment } from '#contract/payments';
import { query } from '../../data/query.ts';
import { orderAddress } from './order-address.ts';

/**
 * Leads to `/credits` if the bundle is not sold. The page's loader must load `bundlesQuery`.
 * @spec 3.10
 */
export function useOrderAddress({ bundle, currency }: Pick<Payment, 'bundle' | 'currency'>) {
  const { data: prices } = useQuery(query(getBundles));
  const isSold = prices?.currency === currency;
  return (options: Parameters<typeof orderAddress>[1] = {}): string =>
    bundle && isSold ? orderAddress(bundle, options) : '/credits';
}
