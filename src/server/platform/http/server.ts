import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { ApiError } from '#contract/errors';
import { sessionSecretOf } from '../sessions.ts';
import { answerClientError, answerErrors, createErrorAnswer, type ErrorOptions } from './answer-errors.ts';
import { ANSWER_COMPRESSION, keepWhole } from './compression.ts';
import { type Answered, logRequests, newRequestId } from './request-log.ts';
import { shedLoad } from './shed-load.ts';

export type HttpOptions = ErrorOptions & {
  trustedProxies: number;
  /** So many milliseconds late it sheds load; 2,000 where nothing is said. */
  maxLoopDelayMs?: number;
  secureCookies: boolean;
  /** Rejects while the process cannot serve, e.g. when the database does not answer; resolves to a word for `/readyz`. */
  isReady: () => Promise<string>;
  /** Hears how each request went. */
  onAnswered?: (answered: Answered) => void;
};

const BODY_LIMIT = 256 * 1024;

/**
 * The HTTP server every call and page stands on: request ids, compression, security headers, cookies, body limits, one shape of errors,
 * `/healthz` (the process lives) and `/readyz` (it can serve). Logs carry no query strings: they may hold tokens.
 */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const answerError = createErrorAnswer(options);
  const http = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < options.trustedProxies,
    bodyLimit: BODY_LIMIT,
    genReqId: newRequestId,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // A request without a host is one for no site, and is told so like any other.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  });
  await http.register(compress, ANSWER_COMPRESSION);
  await http.register(cookie);
  keepWhole(http, request => sessionSecretOf(request, options.secureCookies) !== null);
  await http.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    hsts: options.secureCookies ? { maxAge: 31_536_000 } : false,
  });
  const maxEventLoopDelay = options.maxLoopDelayMs ?? 2_000;
  await http.register(underPressure, {
    maxEventLoopDelay,
    // A span without a single look at the clock counts as endlessly late: it is never shorter than what may pass.
    sampleInterval: Math.max(1_000, maxEventLoopDelay),
    pressureHandler: shedLoad,
  });
  acceptBodies(http);
  answerErrors(http, answerError);
  logRequests(http, options);
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    // The reply itself is not returned: one that is waited for waits for itself to be sent.
    const status = await options.isReady().catch(() => void reply.code(503));
    return { status: status ?? 'unavailable' };
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
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
}

const dropPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);
