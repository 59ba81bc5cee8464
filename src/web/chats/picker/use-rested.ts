import { useEffect, useState } from 'react';

/** What was typed, once the typing rests. */
export function useRested(typed: string, ms: number): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return rested;
}
