import type { ClientInstrumentation } from 'react-router';
import { PAGE_RELOAD_GUARD_MS } from '#contract/constants';
import { isServerAvailable } from './connection.ts';
import { setLoadFailure } from './load-failure.ts';
import { RELOADED_AT_KEY } from './reload-timestamp.ts';
import { cancelWaitingNavigation, holdNavigation } from './waiting-navigation.ts';

/** True while `loadDocument` starts a reload, which the `navigate` listener must not prevent. */
let isOurReload = false;
/** True from `loadDocument` until the browser has replaced this page. */
let isLeaving = false;
let hasMissingModule = false;
let pendingPath: string | null = null;

/**
 * Records the path of the page that a navigation leads to, because `location` still names the previous page.
 * If a module of the new page is missing, the browser must load this path.
 */
export const navigationTracking: ClientInstrumentation = {
  router: router =>
    router.instrument({
      async navigate(go, { to }) {
        const path = typeof to === 'string' ? pathOf(new URL(to, location.href)) : null;
        pendingPath = path;
        clearFailedNavigation();
        if (hasMissingModule && path !== null && path !== currentPath()) void loadAsDocument(path);
        await go();
        if (pendingPath === path) pendingPath = null;
      },
    }),
};

/** Cancels a navigation that waits for a connection, and hides the error page of a navigation that failed. */
export function clearFailedNavigation(): void {
  cancelWaitingNavigation();
  setLoadFailure(null);
}

/** Loads the page as a document, because the router never imports a failed module again. */
async function loadAsDocument(path: string): Promise<void> {
  const isAvailable = await isServerAvailable();
  if (pendingPath !== path) return;
  if (isAvailable) loadDocument(path);
  else showLoadFailure(path);
}

/** While offline, the shown page stays and the navigation waits. Otherwise an error page is shown. */
function showLoadFailure(path: string): void {
  if (navigator.onLine) setLoadFailure(path);
  else holdNavigation(path, () => loadDocument(path));
}

/**
 * Reloads the page when a module fails to load, which usually means that there is a new release. Reloads at
 * most once a minute, and only while the server is available.
 * @spec 8.2
 */
export function installReloadGuard(): void {
  // A lazy component failed to load. If no reload follows, its import rejects.
  addEventListener('vite:preloadError', () => void reloadOnce());
  // If the member presses Back or Forward, this listener clears a waiting or failed navigation before the
  // router's listener starts the new navigation.
  addEventListener('popstate', clearFailedNavigation);
  // The browser has restored the page from its back/forward cache.
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  // The router reloads the page when a route's module is missing. Only the Navigation API can prevent that.
  globalThis.navigation?.addEventListener('navigate', event => {
    if (event.navigationType !== 'reload' || event.userInitiated || isOurReload) return;
    event.preventDefault();
    if (isLeaving) return;
    handleMissingModule();
  });
}

function handleMissingModule(): void {
  hasMissingModule = true;
  void reloadOnce().then(reloads => !reloads && showLoadFailure(pendingPath ?? currentPath()));
}

/**
 * Reloads the page when texts that a route imports are missing. Never resolves, so that nothing renders
 * without them.
 */
export function reloadForMissingModule(): Promise<never> {
  handleMissingModule();
  return new Promise(() => {});
}

/**
 * Reloads the page when a module that hydration needs is missing. If a reload is not possible, shows
 * `ScriptFailureNotice`, because React cannot run.
 */
export function reloadBeforeHydration(): Promise<never> {
  void reloadOnce().then(reloads => {
    if (!reloads) document.documentElement.dataset.broken = '';
  });
  return new Promise(() => {});
}

/** Modules that fail at the same time share one reload. */
function reloadOnce(): Promise<boolean> {
  reloading ??= reload().finally(() => {
    reloading = null;
  });
  return reloading;
}
let reloading: Promise<boolean> | null = null;

async function reload(): Promise<boolean> {
  const since = Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
  if (since < PAGE_RELOAD_GUARD_MS) return false;
  if (!(await isServerAvailable())) return false;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  loadDocument(pendingPath ?? currentPath());
  return true;
}

/** Loads a page as a document. If the page is the current page, the `navigate` listener permits the reload. */
export function loadDocument(path: string): void {
  isOurReload = true;
  if (path === currentPath()) location.reload();
  else location.assign(path);
  isOurReload = false;
  isLeaving = true;
}

const pathOf = ({ pathname, search }: URL | Location) => pathname + search;
const currentPath = () => pathOf(location);
