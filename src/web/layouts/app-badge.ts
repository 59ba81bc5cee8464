import { useEffect } from 'react';

/** Shows the title's number on the icon of an installed app, too; where that fails nobody misses it (section 8). */
export function useAppBadge(waiting: number): void {
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    navigator.setAppBadge(waiting).catch(() => undefined);
  }, [waiting]);
}
