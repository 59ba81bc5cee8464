import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { typingQuery } from './typing-state.ts';

/** @spec D5.6 */
export function useTyping(conversation: string | null): boolean {
  const { data: until = 0 } = useQuery({ ...typingQuery(conversation ?? ''), enabled: false });
  const [now, setNow] = useState(0);
  useEffect(() => {
    const left = until - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [until]);
  return until > Math.max(now, Date.now());
}
