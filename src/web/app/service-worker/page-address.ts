/** A click on a notification with an unusable path opens the messages. */
const FALLBACK_PATH = '/chats';

/**
 * Returns the address of a page of this origin. Everything else, such as an address of another origin or of a call,
 * becomes the address of the messages.
 * @spec 7.12
 */
export function pageAddress(path: unknown, origin: string): string {
  const url = typeof path === 'string' && path.startsWith('/') ? URL.parse(path, origin) : null;
  const isPage =
    url?.origin === origin && url.username === '' && !/^\/+(api|media)(\/|$)/i.test(url.pathname);
  return isPage ? url.href : `${origin}${FALLBACK_PATH}`;
}

/**
 * Light pages have no script that could go to another page.
 * @spec 2.2
 */
export const isLightPage = (address: string): boolean =>
  /^\/($|pricing$|complaints$|report-content$|safety$|transparency$|lang-config$|unsubscribe$|notifications\/enable$|check-in\/|pages\/|landers\/|members\/[^/]+\/landing)/.test(
    new URL(address).pathname,
  );
