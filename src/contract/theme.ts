export type Theme = 'light' | 'dark' | 'auto';

/** The cookie lets the server render the theme. */
export const THEME_COOKIE = 'scheme';

const COOKIE = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=(light|dark)`);

/**
 * Returns `auto` without a cookie; CSS then follows the device.
 * @param cookies as in the header or in `document.cookie`
 * @spec 2.9
 */
export function themeFromCookies(cookies: string | null): Theme {
  const value = COOKIE.exec(cookies ?? '')?.[1];
  return value === 'light' || value === 'dark' ? value : 'auto';
}
