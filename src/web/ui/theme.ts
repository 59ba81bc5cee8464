import { useSyncExternalStore } from 'react';
import { THEME_COOKIE, type Theme, themeFromCookies } from '#contract/theme';
import { persistentCookie } from '../data/persistent-cookie.ts';

export const THEME_ATTRIBUTE = 'data-scheme';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

export function setTheme(theme: Theme): void {
  document.cookie = persistentCookie(THEME_COOKIE, theme === 'auto' ? null : theme);
  document.documentElement.setAttribute(THEME_ATTRIBUTE, theme);
}

/** During hydration, returns the theme that was `served` with the document. */
export const useChosenTheme = (served: Theme): Theme =>
  useSyncExternalStore(
    subscribe,
    () => themeFromCookies(document.cookie),
    () => served,
  );

/** The theme that the page shows; `light` until hydration. */
export const useEffectiveTheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, effectiveTheme, () => 'light');

function effectiveTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.getAttribute(THEME_ATTRIBUTE);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(SYSTEM_IS_DARK);
  const observer = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  observer.observe(document.documentElement, { attributeFilter: [THEME_ATTRIBUTE] });
  return () => {
    system.removeEventListener('change', onChange);
    observer.disconnect();
  };
}
