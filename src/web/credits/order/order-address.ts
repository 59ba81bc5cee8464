import { useQuery } from '@tanstack/react-query';
import { getBundles } from '#contract/credits';
import type { PaymentMethod } from '#contract/payment-methods';
import type { Payment } from '#contract/payments';
import { query } from '../../data/query.ts';

/** @spec 2.1 2.9 */
export function orderAddress(
  bundle: string,
  { method, code }: { method?: PaymentMethod | undefined; code?: string | null | undefined } = {},
): string {
  const path = method ? `/credits/${bundle}/${method}` : `/credits/${bundle}`;
  return code ? `${path}?code=${encodeURIComponent(code)}` : path;
}

export const bundlesAddress = (code: string | null): string =>
  code ? `/credits?code=${encodeURIComponent(code)}` : '/credits';

export function debitAddress(bundle: string, code: string | null): string {
  const query = new URLSearchParams({ bundle, ...(code && { code }) });
  return `/directdebit?${query}`;
}

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
