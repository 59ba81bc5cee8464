import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEMBER_HEADER } from '#contract/client';

/** The origins that the site's own pages have. */
export type OriginsOf = (request: FastifyRequest) => readonly string[];

const ASKED_BY_PAGES = /^\/(api\/|readyz$)/;
/** Seconds for which a browser does not ask again whether it may ask. */
const REMEMBERED = '7200';

/**
 * Answers the site's own pages where they come from another origin (CORS with credentials), refusals too, and what a browser asks
 * before such a call. Every other origin is told nothing, so its browser keeps the answer from it.
 */
export function answerOwnOrigins(http: FastifyInstance, originsOf: OriginsOf): void {
  http.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !ASKED_BY_PAGES.test(request.url)) return;
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
      'access-control-max-age': REMEMBERED,
    });
    return reply.code(204).send();
  });
}
