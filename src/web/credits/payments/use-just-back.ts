import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Payment } from '#contract/payments';

/** True for so many milliseconds after the return from the bank. Of a direct debit no bank is asked: it waits for its code. */
export function useJustBack(payment: Payment | undefined, forMs: number): boolean {
  const isBack = useSearchParams()[0].has('paid') && payment?.method !== 'sdd';
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), forMs);
    return () => clearTimeout(timer);
  }, [forMs]);
  return isBack && !isOver;
}
