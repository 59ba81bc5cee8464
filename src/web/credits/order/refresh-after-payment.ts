import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../../live/refresh.ts';

const paymentQueryKeys = [
  'started-order',
  'repeat-order',
  'open-payments',
  'payment-methods',
  'quote',
  'discount',
  'welcome-discount',
  'transactions',
  'spending-limit',
];

/** @spec 4.9 */
export function refreshAfterPayment(cache: QueryClient): void {
  for (const key of paymentQueryKeys) refresh(cache, [key]);
}
