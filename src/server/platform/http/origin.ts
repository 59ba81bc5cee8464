import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEMBER_HEADER } from '#contract/client';

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

export type OriginsOf = (request: FastifyRequest) => readonly string[];

const PATHS_FOR_PAGES = /^\/(api\/|readyz$)/;
/** Seconds that a browser may cache a preflight answer. */
const PREFLIGHT_MAX_AGE = '7200';

/**
 * Only the site's origins get CORS headers.
 * @spec 7.11
 */
export function allowSiteOrigins(http: FastifyInstance, originsOf: OriginsOf): void {
  http.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !PATHS_FOR_PAGES.test(request.url)) return;
    reply.header('vary', 'Origin');
    if (URL.parse(origin)?.host === request.host || !originsOf(request).includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
    });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': `Content-Type, Idempotency-Key, If-None-Match, X-Request-Type, ${MEMBER_HEADER}`,
      'access-control-max-age': PREFLIGHT_MAX_AGE,
    });
    return reply.code(204).send();
  });
}
