import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#contract/payments';
import { useApi } from '../../api.ts';
import { bundlesQuery } from '../bundles-query.ts';
import { orderAddress } from './order-address.ts';

/**
 * Leads to `/credits` if the bundle is not sold. The page's loader must load `bundlesQuery`.
 * @spec 3.10
 */
export function useOrderAddress({ bundle, currency }: Pick<Payment, 'bundle' | 'currency'>) {
  const { data: prices } = useQuery(bundlesQuery(useApi()));
  const isSold = prices?.currency === currency;
  return (options: Parameters<typeof orderAddress>[1] = {}): string =>
    bundle && isSold ? orderAddress(bundle, options) : '/credits';
}
