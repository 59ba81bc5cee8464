import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#contract/payments';
import { useApi } from '../../api.ts';
import { bundlesQuery } from '../bundles-query.ts';
import { orderAddress } from './order-address.ts';

/**
 * Returns a function that gives the address of the order page, or of the page with all bundles if this bundle is not
 * sold in the member's currency. The page's loader must load `bundlesQuery`, which contains that currency.
 * @spec 3.10
 */
export function useOrderAddress({ bundle, currency }: Pick<Payment, 'bundle' | 'currency'>) {
  const { data: prices } = useQuery(bundlesQuery(useApi()));
  const isSold = prices?.currency === currency;
  return (options: Parameters<typeof orderAddress>[1] = {}): string =>
    bundle && isSold ? orderAddress(bundle, options) : '/credits';
}
