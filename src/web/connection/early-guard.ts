import { PAGE_RELOAD_GUARD_MS } from '#contract/constants';
import { RELOADED_AT } from './reload-stamp.ts';

/** Sent as text and run before anything else is loaded: it knows nothing but its parameters. */
function watchScripts(key: string, guardMs: number): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const since = Date.now() - Number(sessionStorage.getItem(key) ?? 0);
      if (since < guardMs || !navigator.onLine) {
        document.documentElement.dataset.broken = '';
        return;
      }
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    },
    true,
  );
}

/**
 * The script of a document whose own parts may not load: it loads the document anew, at most once a minute (section 8); after that
 * `BrokenNotice` shows.
 */
export const earlyGuard = `(${watchScripts})(${JSON.stringify(RELOADED_AT)},${PAGE_RELOAD_GUARD_MS})`;
