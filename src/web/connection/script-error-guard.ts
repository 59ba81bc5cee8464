import { PAGE_RELOAD_GUARD_MS } from '#contract/constants';
import { RELOADED_AT_KEY } from './reload-timestamp.ts';

/** The function's source becomes an inline script, so it can use only its parameters. */
function reloadOnScriptError(key: string, guardMs: number): void {
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
 * If a script failed to load, reloads the page once and then shows `ScriptFailureNotice`.
 * @spec 8.2
 */
export const scriptErrorScript = `(${reloadOnScriptError})(${JSON.stringify(RELOADED_AT_KEY)},${PAGE_RELOAD_GUARD_MS})`;
