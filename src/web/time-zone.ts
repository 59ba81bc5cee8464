import { keptCookie } from './kept-cookie.ts';

/** The reader's time zone travels in a cookie, so that server and browser write the same times (decisions, section 4). */
const COOKIE = 'tz';

/** The IANA zone in the cookies; undefined where there is none, or what stands there is none. */
export function timeZoneOf(cookies: string | null): string | undefined {
  const zone = /(?:^|;\s*)tz=([\w+/-]+)/.exec(cookies ?? '')?.[1];
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

/** Keeps the browser's zone for the next document. Browser only. */
export function rememberTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZoneOf(document.cookie) === timeZone) return;
  document.cookie = keptCookie(COOKIE, timeZone);
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
