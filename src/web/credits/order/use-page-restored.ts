import { useEffect, useEffectEvent } from 'react';

/** Follows who comes back by the back key to a page that the browser kept whole, just as he left it. */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const controller = new AbortController();
    addEventListener('pageshow', ({ persisted }) => persisted && restored(), controller);
    return () => controller.abort();
  }, []);
}
