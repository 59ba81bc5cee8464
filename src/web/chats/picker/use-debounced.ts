import { useEffect, useState } from 'react';

export function useDebounced(typed: string, ms: number): string {
  const [debounced, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return debounced;
}
