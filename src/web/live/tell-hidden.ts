import { pageHidden } from '#contract/accounts';
import { addressOf } from '#contract/client';

/** Tells the server by a beacon when the page becomes hidden (section 7): the member is away. */
export function tellWhenHidden(signal: AbortSignal): void {
  const address = (import.meta.env.VITE_API_BASE_URL ?? '') + addressOf(pageHidden, undefined);
  const tell = () => {
    if (document.visibilityState !== 'hidden') return;
    navigator.sendBeacon(address, new Blob(['{}'], { type: 'application/json' }));
  };
  document.addEventListener('visibilitychange', tell, { signal });
}
