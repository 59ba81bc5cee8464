/** The switch between light and dark is a cookie, so that the server writes the right one into the first HTML. */
export const SCHEME_COOKIE = 'scheme';
export const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme';
export type ColourScheme = 'light' | 'dark' | 'auto';

export function schemeOf(cookies: string | null): ColourScheme {
  const value = /(?:^|;\s*)scheme=(light|dark)/.exec(cookies ?? '')?.[1];
  return value === 'light' || value === 'dark' ? value : 'auto';
}

/** Runs before the first paint: follows the system where nothing was chosen. */
export const SCHEME_SCRIPT = `(function(){var e=document.documentElement;if(e.getAttribute('${SCHEME_ATTRIBUTE}')==='auto')e.setAttribute('${SCHEME_ATTRIBUTE}',matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`;

/** Keeps the choice for a year and shows it at once. */
export function chooseScheme(scheme: ColourScheme): void {
  document.cookie = `${SCHEME_COOKIE}=${scheme}; path=/; max-age=31536000; samesite=lax`;
}
