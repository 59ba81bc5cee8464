import { useSyncExternalStore } from 'react';
import { persistentCookie } from '../persistent-cookie.ts';

/** The switch between light and dark is a cookie, so that the server writes the right one into the first HTML. */
export const SCHEME_COOKIE = 'scheme';
export const SCHEME_ATTRIBUTE = 'data-scheme';
export type ColourScheme = 'light' | 'dark' | 'auto';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/** What was chosen; `auto` follows the system, by styles alone. */
export function schemeOf(cookies: string | null): ColourScheme {
  const value = /(?:^|;\s*)scheme=(light|dark)/.exec(cookies ?? '')?.[1];
  return value === 'light' || value === 'dark' ? value : 'auto';
}

/** Keeps the choice for a year and shows it at once; following the system needs nothing kept. */
export function chooseScheme(scheme: ColourScheme): void {
  document.cookie = persistentCookie(SCHEME_COOKIE, scheme === 'auto' ? null : scheme);
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
}

/** What was chosen; on the server and while hydrating what the document was `served` with. */
export const useChosenScheme = (served: ColourScheme): ColourScheme =>
  useSyncExternalStore(
    watch,
    () => schemeOf(document.cookie),
    () => served,
  );

/** The scheme that is seen; on the server and while hydrating `light`. */
export const useSeenScheme = (): 'light' | 'dark' => useSyncExternalStore(watch, seen, () => 'light');

function seen(): 'light' | 'dark' {
  const chosen = document.documentElement.getAttribute(SCHEME_ATTRIBUTE);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

function watch(changed: () => void): () => void {
  const system = matchMedia(SYSTEM_IS_DARK);
  const switched = new MutationObserver(changed);
  system.addEventListener('change', changed);
  switched.observe(document.documentElement, { attributeFilter: [SCHEME_ATTRIBUTE] });
  return () => {
    system.removeEventListener('change', changed);
    switched.disconnect();
  };
}
