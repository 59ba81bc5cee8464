import type { PaymentMethod } from '#contract/payment-methods';

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
