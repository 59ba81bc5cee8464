import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../../live/refresh.ts';

/** What is shown otherwise once a payment moved on: what is open, how one may pay, what would be ordered again, what its discount is worth elsewhere, the list. */
const paymentQueryKeys = [
  'begun-order',
  'repeat-order',
  'open-payments',
  'payment-methods',
  'quote',
  'discount',
  'welcome-discount',
  'transactions',
  'spending-limit',
];

/** A payment began to be paid, was given up or is over: what hangs on it is asked anew. */
export function refreshAfterPayment(cache: QueryClient): void {
  for (const key of paymentQueryKeys) refresh(cache, [key]);
}
