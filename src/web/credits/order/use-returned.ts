import { useEffect, useEffectEvent } from 'react';

/** Follows who comes back by the back key to a page that the browser kept whole, just as he left it. */
export function useReturned(follow: () => void): void {
  const returned = useEffectEvent(follow);
  useEffect(() => {
    const watching = new AbortController();
    addEventListener('pageshow', ({ persisted }) => persisted && returned(), watching);
    return () => watching.abort();
  }, []);
}
