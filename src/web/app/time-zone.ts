import { persistentCookie } from '../data/persistent-cookie.ts';

/**
 * The cookie lets the server render times in the browser's zone.
 * @spec D4.3
 */
const COOKIE = 'tz';

/**
 * Returns the zone of all times on a page.
 * @spec D2.43
 */
export const displayTimeZone = (cookies: string | null, siteTimeZone: string): string =>
  timeZoneFromCookies(cookies) ?? siteTimeZone;

export function timeZoneFromCookies(cookies: string | null): string | undefined {
  const zone = /(?:^|;\s*)tz=([\w+/-]+)/.exec(cookies ?? '')?.[1];
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

export function storeTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZoneFromCookies(document.cookie) === timeZone) return;
  document.cookie = persistentCookie(COOKIE, timeZone);
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
