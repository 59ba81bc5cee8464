import type { ClientInstrumentation } from 'react-router';
import { PAGE_RELOAD_GUARD_MS } from '#contract/constants';
import { isServerAvailable } from './connection.ts';
import { setLoadFailure } from './load-failure.ts';
import { RELOADED_AT_KEY } from './reload-timestamp.ts';
import { cancelWaitingNavigation, holdNavigation } from './waiting-navigation.ts';

/** A reload that this module starts, and one that is in progress. */
let isOurReload = false;
let isLeaving = false;
let hasMissingModule = false;
/** Path and query of the navigation in progress. */
let pendingPath: string | null = null;

/** Tracks the target of a navigation, because the router's own state changes too late. */
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

/** The page that the member sees stays: no navigation away from it waits or has failed. */
export function clearFailedNavigation(): void {
  cancelWaitingNavigation();
  setLoadFailure(null);
}

/** Loads the page as a document, because the router never retries a module that failed. */
async function loadAsDocument(path: string): Promise<void> {
  const isAvailable = await isServerAvailable();
  if (pendingPath !== path) return;
  if (isAvailable) loadDocument(path);
  else showLoadFailure(path);
}

/** Offline, the shown page stays and the navigation waits; online, the failure replaces the page. */
function showLoadFailure(path: string): void {
  if (navigator.onLine) setLoadFailure(path);
  else holdNavigation(path, () => loadDocument(path));
}

/**
 * Reloads the page when a module fails to load, usually because of a new release: at most once a minute and
 * only while the server is available.
 * @spec 8.2
 */
export function installReloadGuard(): void {
  // A lazy part of a page: without a reload its import rejects.
  addEventListener('vite:preloadError', () => void reloadOnce());
  // The browser's buttons leave a navigation that waits or has failed. This listener runs before the router's.
  addEventListener('popstate', clearFailedNavigation);
  // Restored from the back/forward cache.
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  // The router itself reloads when a route module is missing. Only the Navigation API can prevent it.
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

/** For data that a route loads besides its module. Like the router it never resolves. */
export function reloadForMissingModule(): Promise<never> {
  handleMissingModule();
  return new Promise(() => {});
}

/** For what hydration needs: nothing is rendered yet, so only `ScriptFailureNotice` can be shown. */
export function reloadBeforeHydration(): Promise<never> {
  void reloadOnce().then(reloads => {
    if (!reloads) document.documentElement.dataset.broken = '';
  });
  return new Promise(() => {});
}

/** One reload for all modules that fail at the same time. */
function reloadOnce(): Promise<boolean> {
  reloading ??= reload().finally(() => {
    reloading = null;
  });
  return reloading;
}
let reloading: Promise<boolean> | null = null;

/** False if a reload happened within the last minute or the server is unavailable. */
async function reload(): Promise<boolean> {
  const since = Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
  if (since < PAGE_RELOAD_GUARD_MS) return false;
  if (!(await isServerAvailable())) return false;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  loadDocument(pendingPath ?? currentPath());
  return true;
}

/** Loads a page as a document without triggering the guard. */
export function loadDocument(path: string): void {
  isOurReload = true;
  if (path === currentPath()) location.reload();
  else location.assign(path);
  isOurReload = false;
  isLeaving = true;
}

const pathOf = ({ pathname, search }: URL | Location) => pathname + search;
const currentPath = () => pathOf(location);
