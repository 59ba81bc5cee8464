import { useEffect, useEffectEvent } from 'react';

export function usePageRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const controller = new AbortController();
    addEventListener('pageshow', ({ persisted }) => persisted && restored(), controller);
    return () => controller.abort();
  }, []);
}
