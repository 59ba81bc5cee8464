import type { ClientInstrumentation } from 'react-router';
import { PAGE_RELOAD_GUARD_MS } from '#contract/constants';
import { isServerAvailable } from './connection.ts';
import { cancelWaitingNavigation, failNavigation, holdNavigation } from './waiting-navigation.ts';

/** The sessionStorage key for the time of the last automatic reload, in ms since 1970. */
const RELOADED_AT_KEY = 'reloaded-at';

/** True while `loadDocument` starts a reload, which the `navigate` listener must not prevent. */
let isOurReload = false;
/** Whether the page will be replaced; null while nothing replaces it. */
let reloading: Promise<boolean> | null = null;
let hasMissingModule = false;
let pendingPath: string | null = null;

/** During a navigation, `location` still names the previous page, so `pendingPath` names the next. */
export const navigationTracking: ClientInstrumentation = {
  router: router =>
    router.instrument({
      async navigate(go, { to }) {
        const path = typeof to === 'string' ? pathOf(new URL(to, location.href)) : null;
        pendingPath = path;
        cancelWaitingNavigation();
        if (hasMissingModule && path !== null && path !== currentPath()) void loadAsDocument(path);
        await go();
        if (pendingPath === path) pendingPath = null;
      },
    }),
};

/** Loads a document, because the router never imports a failed module again. */
async function loadAsDocument(path: string): Promise<void> {
  const isAvailable = await isServerAvailable();
  if (pendingPath !== path) return;
  if (isAvailable) loadDocument(path);
  else showLoadFailure(path);
}

function showLoadFailure(path: string): void {
  if (navigator.onLine) failNavigation(path);
  else holdNavigation(path, () => loadDocument(path));
}

/**
 * A module that fails to load usually means that there is a new release.
 * @spec 8.2
 */
export function installReloadGuard(): void {
  // Vite fires this event when a lazy module fails to load.
  addEventListener('vite:preloadError', () => void reloadOnce());
  // Clears the old navigation before the router's listener starts the new one.
  addEventListener('popstate', cancelWaitingNavigation);
  // The browser has restored the page from its back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloading = null;
  });
  // Only the Navigation API can prevent the router's reload after a missing module.
  globalThis.navigation?.addEventListener('navigate', event => {
    if (event.navigationType !== 'reload' || event.userInitiated || isOurReload) return;
    event.preventDefault();
    handleMissingModule();
  });
}

function handleMissingModule(): void {
  hasMissingModule = true;
  void reloadOnce().then(reloads => !reloads && showLoadFailure(pendingPath ?? currentPath()));
}

/** Never resolves, so that nothing renders without the missing texts. */
export function reloadForMissingModule(): Promise<never> {
  handleMissingModule();
  return new Promise(() => {});
}

/** Without a reload, `data-broken` shows `ScriptFailureNotice`, because React cannot run. */
export function reloadBeforeHydration(): Promise<never> {
  void reloadOnce().then(reloads => {
    if (!reloads) document.documentElement.dataset.broken = '';
  });
  return new Promise(() => {});
}

/** Modules that fail at the same time share one reload. */
function reloadOnce(): Promise<boolean> {
  reloading ??= reload().then(reloads => {
    if (!reloads) reloading = null;
    return reloads;
  });
  return reloading;
}

async function reload(): Promise<boolean> {
  const since = Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
  if (since < PAGE_RELOAD_GUARD_MS || !(await isServerAvailable())) return false;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  loadDocument(pendingPath ?? currentPath());
  return true;
}

/** `isOurReload` makes the `navigate` listener permit the reload. */
export function loadDocument(path: string): void {
  isOurReload = true;
  if (path === currentPath()) location.reload();
  else location.assign(path);
  isOurReload = false;
  reloading = Promise.resolve(true);
}

const pathOf = ({ pathname, search }: URL | Location) => pathname + search;
const currentPath = () => pathOf(location);

/** The function's source becomes an inline script, so it can use only its parameters. */
function reloadOnScriptError(key: string, guardMs: number): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const since = Date.now() - Number(sessionStorage.getItem(key) ?? 0);
      if (since < guardMs || !navigator.onLine) {
        document.documentElement.dataset.broken = '';
      } else {
        sessionStorage.setItem(key, String(Date.now()));
        location.reload();
      }
    },
    true,
  );
}

/**
 * If a script failed to load, reloads the page once and then shows `ScriptFailureNotice`.
 * @spec 8.2
 */
export const scriptErrorScript = `(${reloadOnScriptError})(${JSON.stringify(RELOADED_AT_KEY)},${PAGE_RELOAD_GUARD_MS})`;
