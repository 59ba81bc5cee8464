import { useEffect, useEffectEvent } from 'react';

/** Calls `onRestored` when the browser restores the page from its back/forward cache. */
export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const controller = new AbortController();
    addEventListener('pageshow', ({ persisted }) => persisted && restored(), controller);
    return () => controller.abort();
  }, []);
}
