import { persistentCookie } from './persistent-cookie.ts';

/**
 * The time zone is stored in a cookie, so that the server renders times in the browser's zone.
 * @spec D4.3
 */
const COOKIE = 'tz';

/**
 * Returns the zone in which all times of a page are shown: the browser's zone from its cookie, otherwise the
 * site's.
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
