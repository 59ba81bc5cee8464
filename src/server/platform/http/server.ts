import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { ApiError, isApiError } from '#contract/errors';
import type { Log } from '../log.ts';
import { ANSWER_COMPRESSION } from './compression.ts';
import { refusalOf, type Translate } from './refuse.ts';

export type HttpOptions = {
  log: Log;
  trustedProxies: number;
  secureCookies: boolean;
  /** Rejects while the process cannot serve, e.g. when the database does not answer. */
  isReady: () => Promise<void>;
  translateFor: (request: FastifyRequest) => Promise<Translate>;
};

const BODY_LIMIT = 256 * 1024;

/**
 * The HTTP server every call and page stands on: request ids, compression, security headers, cookies, body limits, one shape of errors,
 * `/healthz` (the process lives) and `/readyz` (it can serve). Logs carry no query strings: they may hold tokens.
 */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const http = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < options.trustedProxies,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  });
  await http.register(compress, ANSWER_COMPRESSION);
  await http.register(cookie);
  await http.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    hsts: options.secureCookies ? { maxAge: 31_536_000 } : false,
  });
  await http.register(underPressure, { maxEventLoopDelay: 2_000, retryAfter: 5 });
  acceptBodies(http);
  answerErrors(http, options);
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id } = request;
    const took = Math.round(reply.elapsedTime);
    if (took > 1_000 || reply.statusCode >= 500) {
      options.log.warn({ id, method, route: routeOptions.url, status: reply.statusCode, took }, 'request');
    }
  });
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    await options.isReady().catch(() => reply.code(503));
    return { status: reply.statusCode === 503 ? 'unavailable' : 'ok' };
  });
  return http;
}

/** JSON with a small limit (a beacon's text too), and forms for the pages; upload calls see to their own bodies. */
function acceptBodies(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        const parsed: unknown = body === '' ? {} : JSON.parse(String(body), dropPrototype);
        done(null, parsed);
      } catch (cause) {
        done(new ApiError('invalid_input', { cause }));
      }
    },
  );
  http.addContentTypeParser(
    /^(application\/x-www-form-urlencoded|multipart\/form-data)/,
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

const dropPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);

function answerErrors(http: FastifyInstance, { translateFor, log }: HttpOptions): void {
  http.setErrorHandler(async (error: FastifyError | ApiError, request, reply) => {
    const known = isApiError(error) ? error : new ApiError(codeOf(error), { cause: error });
    const { status, body } = refusalOf(known, await translateFor(request));
    // Refusals are part of the day, `unavailable` too; only what nobody foresaw is an error.
    if (known.code === 'generic') {
      log.error(
        { id: request.id, method: request.method, route: request.routeOptions.url, err: error },
        'request failed',
      );
    }
    const seconds = known.params.seconds;
    if (seconds !== undefined) reply.header('retry-after', String(seconds));
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });
}

function codeOf(error: FastifyError): ApiError['code'] {
  if (error.statusCode === 413) return 'payload_too_large';
  if (error.statusCode === 503) return 'unavailable';
  if (error.statusCode !== undefined && error.statusCode < 500) return 'invalid_input';
  return 'generic';
}
