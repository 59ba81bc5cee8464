import type { PaymentMethod } from '#contract/payment-methods';

/** The address of an order (section 2): the bundle, a method where one is chosen, a code that was typed. */
export function orderAddress(
  bundle: string,
  { method, code }: { method?: PaymentMethod | undefined; code?: string | null | undefined } = {},
): string {
  const path = method ? `/credits/${bundle}/${method}` : `/credits/${bundle}`;
  return code ? `${path}?code=${encodeURIComponent(code)}` : path;
}

/** The bundles there are (section 2, /credits), with a code that was typed. */
export const bundlesAddress = (code: string | null): string =>
  code ? `/credits?code=${encodeURIComponent(code)}` : '/credits';

/** Where an order is paid by direct debit (section 2). */
export function debitAddress(bundle: string, code: string | null): string {
  const query = new URLSearchParams({ bundle, ...(code && { code }) });
  return `/directdebit?${query}`;
}
