import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../../live/refresh.ts';

/** The queries whose data changes with a payment. */
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

/**
 * Refetches everything that depends on a payment that was started, cancelled or closed.
 * @spec 4.9
 */
export function refreshAfterPayment(cache: QueryClient): void {
  for (const key of paymentQueryKeys) refresh(cache, [key]);
}
