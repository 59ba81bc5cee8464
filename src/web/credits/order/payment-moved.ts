import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../../live/refresh.ts';

/** What is shown otherwise once a payment moved on: what is open, how one may pay, what would be ordered again, what its discount is worth elsewhere, the list. */
const shownOf = [
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
export function paymentMoved(cache: QueryClient): void {
  for (const shown of shownOf) refresh(cache, [shown]);
}
