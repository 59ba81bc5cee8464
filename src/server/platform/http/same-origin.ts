import type { IncomingHttpHeaders } from 'node:http';

/**
 * True if a header proves that a page of this site sent the request.
 * @param siteOrigins origins of the site's pages, if another process serves them
 * @spec D1.4
 */
export function isSameOrigin(
  headers: IncomingHttpHeaders,
  host: string,
  siteOrigins: readonly string[] = [],
): boolean {
  const site = headers['sec-fetch-site'];
  const isOwn = headers.origin !== undefined && siteOrigins.includes(headers.origin);
  // `none` means the address bar or a bookmark, and no write comes from there.
  if (site !== undefined) return site === 'same-origin' || (site === 'same-site' && isOwn);
  const source = headers.origin ?? headers.referer;
  return isOwn || (source !== undefined && URL.canParse(source) && new URL(source).host === host);
}

export const isSentByBrowser = (headers: IncomingHttpHeaders): boolean =>
  ['sec-fetch-site', 'origin', 'referer'].some(name => headers[name] !== undefined);
