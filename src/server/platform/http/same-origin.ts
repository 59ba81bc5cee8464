import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when the request cannot come from another site: by Fetch Metadata where the browser sends it, else by Origin or Referer.
 * A request with none of them is refused; programs that are no browser set Origin.
 * @param own origins of the site's pages where another process serves them: on another port of the same host
 */
export function isSameOrigin(
  headers: IncomingHttpHeaders,
  host: string,
  own: readonly string[] = [],
): boolean {
  const site = headers['sec-fetch-site'];
  const isOwn = headers.origin !== undefined && own.includes(headers.origin);
  // `none` is the address bar or a bookmark: fine for a page, never for a call that changes something.
  if (site !== undefined) return site === 'same-origin' || (site === 'same-site' && isOwn);
  const from = headers.origin ?? headers.referer;
  return isOwn || (from !== undefined && URL.canParse(from) && new URL(from).host === host);
}

/** True for what a browser says of where a request comes from: a page of any site sends it, a server of its own accord does not. */
export const isOfBrowser = (headers: IncomingHttpHeaders): boolean =>
  ['sec-fetch-site', 'origin', 'referer'].some(name => headers[name] !== undefined);
