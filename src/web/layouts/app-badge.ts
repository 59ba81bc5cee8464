import { useEffect } from 'react';

/** @spec 2.7 */
export function useAppBadge(count: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}
