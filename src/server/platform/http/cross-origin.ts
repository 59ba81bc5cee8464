import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEMBER_HEADER } from '#contract/client';

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
      'access-control-expose-headers': 'Retry-After, X-Request-Id',
    });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': `Content-Type, Idempotency-Key, X-Request-Type, ${MEMBER_HEADER}`,
      'access-control-max-age': PREFLIGHT_MAX_AGE,
    });
    return reply.code(204).send();
  });
}
