import { SERVICE_WORKER_PATH } from '#contract/service-worker';

let isRegistered = false;

/**
 * Waits until the page has loaded and the browser is idle. The browser looks for a new version at each document.
 * @spec 7.12
 */
export function registerServiceWorker(): void {
  if (isRegistered || !('serviceWorker' in navigator)) return;
  isRegistered = true;
  const register = () =>
    void navigator.serviceWorker
      .register(SERVICE_WORKER_PATH, { updateViaCache: 'none' })
      .catch(() => undefined);
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 1_000);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
