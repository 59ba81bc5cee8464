import type { ClientInstrumentation } from 'react-router';
import { PAGE_RELOAD_GUARD_MS } from '#contract/constants';
import { isServerThere } from './connection.ts';
import { tellLoadFailure } from './load-failure.ts';
import { RELOADED_AT } from './reload-stamp.ts';
import { forgetWaiting, waitForLine } from './waiting-page.ts';

/** A document of ours begins to load, and is loading. */
let isOurs = false;
let isLeaving = false;
/** A route's part could not be loaded in this tab. */
let isBroken = false;
/** Path and query; null while no navigation is under way. */
let pending: string | null = null;

/** Keeps where a navigation is under way to: the router's own state tells of it a moment too late. */
export const watchNavigations: ClientInstrumentation = {
  router: router =>
    router.instrument({
      async navigate(go, { to }) {
        const place = typeof to === 'string' ? placeOf(new URL(to, location.href)) : null;
        pending = place;
        forgetWaiting();
        if (isBroken && place !== null && place !== here()) void loadInstead(place);
        await go();
        if (pending === place) pending = null;
      },
    }),
};

/** The router waits for ever for a part that failed once: the page is loaded as a document, unless it comes by itself. */
async function loadInstead(place: string): Promise<void> {
  const isThere = await isServerThere();
  if (pending !== place) return;
  if (isThere) loadPage(place);
  else tellMissing(place);
}

/** Without a line the page that is shown stays, and the other one waits; else its failure is told of in place of the one before it. */
function tellMissing(place: string): void {
  if (navigator.onLine) tellLoadFailure(place);
  else waitForLine(place, () => loadPage(place));
}

/**
 * A part of the application that cannot be loaded, most often because a new release replaced it, loads the page anew: at most once
 * a minute (section 8), and only while there is a server to load it from. Otherwise the load failure is shown.
 */
export function guardReloads(): void {
  // A part of a page, as a dialog: where it is not loaded anew, the error goes to whoever asked for it.
  addEventListener('vite:preloadError', () => void reloadOnce());
  // Come back to by the browser's buttons, as it was left.
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  // The router reloads by itself when a route's part is missing. Where there is no Navigation API nothing holds it.
  globalThis.navigation?.addEventListener('navigate', event => {
    if (event.navigationType !== 'reload' || event.userInitiated || isOurs) return;
    event.preventDefault();
    if (isLeaving) return;
    breakOff();
  });
}

/** A route's part is missing: the page is loaded anew, or told of in place of the one before it. */
function breakOff(): void {
  isBroken = true;
  void reloadOnce().then(reloads => !reloads && tellMissing(pending ?? here()));
}

/** For what a route loads besides its own part: goes on as the router does where that is missing, and waits for ever. */
export function untilLoadedAnew(): Promise<never> {
  breakOff();
  return new Promise(() => {});
}

/** For what must be there before the document is taken over: nothing is rendered yet that could tell of it, but `BrokenNotice` is there. */
export function untilDocumentLoadedAnew(): Promise<never> {
  void reloadOnce().then(reloads => {
    if (!reloads) document.documentElement.dataset.broken = '';
  });
  return new Promise(() => {});
}

/** As `reload`, once for all the parts that fail at the same time. */
function reloadOnce(): Promise<boolean> {
  reloading ??= reload().finally(() => {
    reloading = null;
  });
  return reloading;
}
let reloading: Promise<boolean> | null = null;

/** Loads the page, or the one under way, anew; false where it was done within the last minute or there is no server. */
async function reload(): Promise<boolean> {
  const since = Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (since < PAGE_RELOAD_GUARD_MS) return false;
  if (!(await isServerThere())) return false;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  loadPage(pending ?? here());
  return true;
}

/** Loads a page as a document, for reasons of our own. */
export function loadPage(place: string): void {
  isOurs = true;
  if (place === here()) location.reload();
  else location.assign(place);
  isOurs = false;
  isLeaving = true;
}

const placeOf = ({ pathname, search }: URL | Location) => pathname + search;
const here = () => placeOf(location);
