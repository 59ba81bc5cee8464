import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Payment } from '#contract/payments';

/**
 * Returns true for `durationMs` after the buyer has come back from the provider's page (parameter `paid`). For a
 * direct debit, always returns false, because the buyer confirms a direct debit on this site.
 * @spec 4.9
 */
export function useJustReturned(payment: Payment | undefined, durationMs: number): boolean {
  const hasReturned = useSearchParams()[0].has('paid') && payment?.method !== 'sdd';
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs]);
  return hasReturned && !isOver;
}
