import { useEffect, useState } from 'react';

export function useDebounced(typed: string, ms: number): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return debounced;
}
