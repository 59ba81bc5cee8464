import { PAGE_RELOAD_GUARD_MS } from '#contract/constants';

const KEY = 'reloaded-at';

/**
 * A part of the application that cannot be loaded, most often because a new release replaced it, reloads the page: at most once
 * a minute (section 8), so that a part that is gone for good does not reload for ever. `onRefused` is told when it may not.
 */
export function guardReloads(onRefused: () => void): void {
  addEventListener('vite:preloadError', event => {
    if (reloadedJustNow()) return;
    event.preventDefault();
    location.reload();
  });
  // The router reloads by itself when a route's part is missing. Where there is no Navigation API nothing holds it.
  globalThis.navigation?.addEventListener('navigate', event => {
    if (event.navigationType !== 'reload' || event.userInitiated) return;
    if (reloadedJustNow()) {
      event.preventDefault();
      onRefused();
    } else sessionStorage.setItem(KEY, String(Date.now()));
  });
}

const reloadedJustNow = (): boolean =>
  Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAGE_RELOAD_GUARD_MS;
