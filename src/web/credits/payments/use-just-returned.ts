import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Payment } from '#contract/payments';

/**
 * Returns false for a direct debit, because its buyer does not leave this site.
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
