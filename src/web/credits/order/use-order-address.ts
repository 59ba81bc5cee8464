import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#contract/payments';
import { useApi } from '../../api.ts';
import { bundlesQuery } from '../bundles-query.ts';
import { orderAddress } from './order-address.ts';

/**
 * Where what was ordered is ordered in another way: a bundle belongs to a currency, so that who pays from elsewhere by now, or whose bundle
 * is no longer sold, is led to those there are. Pages load `bundlesQuery` before.
 */
export function useOrderAddress({ bundle, currency }: Pick<Payment, 'bundle' | 'currency'>) {
  const { data: prices } = useQuery(bundlesQuery(useApi()));
  const isSold = prices?.currency === currency;
  return (options: Parameters<typeof orderAddress>[1] = {}): string =>
    bundle && isSold ? orderAddress(bundle, options) : '/credits';
}
