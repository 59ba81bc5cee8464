import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { ApiError } from '#contract/errors';
import { sessionSecretOf } from '../sessions.ts';
import { RESPONSE_COMPRESSION, skipCompressionForForeignPages } from './compression.ts';
import {
  createErrorHandler,
  type ErrorHandlerOptions,
  installErrorHandlers,
  respondToClientError,
} from './error-handler.ts';
import { logRequests, newRequestId, type RequestEndListener } from './request-log.ts';

type HttpOptions = ErrorHandlerOptions & {
  trustedProxies: number;
  /** Event loop delay in ms above which requests are refused; default 2,000. */
  maxLoopDelayMs?: number;
  secureCookies: boolean;
  /** Resolves to the status that `/readyz` answers; rejects if the process cannot serve requests. */
  isReady: () => Promise<string>;
  onRequestEnd?: RequestEndListener;
};

const BODY_LIMIT = 256 * 1024;

/** Creates the HTTP server. Logs contain no query strings, which may hold tokens. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const answerError = createErrorHandler(options);
  const http = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < options.trustedProxies,
    bodyLimit: BODY_LIMIT,
    genReqId: newRequestId,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: respondToClientError,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // Requests without a Host header get our error for an unknown site.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
  });
  await http.register(compress, RESPONSE_COMPRESSION);
  await http.register(cookie);
  skipCompressionForForeignPages(http, request => sessionSecretOf(request, options.secureCookies) !== null);
  await http.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    hsts: options.secureCookies ? { maxAge: 31_536_000 } : false,
  });
  const maxEventLoopDelay = options.maxLoopDelayMs ?? 2_000;
  await http.register(underPressure, {
    maxEventLoopDelay,
    // A shorter interval could pass without a measurement, and the server would refuse requests.
    sampleInterval: Math.max(1_000, maxEventLoopDelay),
    pressureHandler: shedLoad,
  });
  registerBodyParsers(http);
  installErrorHandlers(http, answerError);
  logRequests(http, options);
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    // Without `void`, the handler would wait for `reply` forever.
    const status = await options.isReady().catch(() => void reply.code(503));
    return { status: status ?? 'unavailable' };
  });
  return http;
}

/** Parses text/plain as JSON, too, because browsers' beacons send JSON with this type. */
function registerBodyParsers(http: FastifyInstance): void {
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

/**
 * Serves the files of pages, because reloads of a broken page would cost more.
 * @throws ApiError `unavailable`
 */
export async function shedLoad({ url }: { url: string }): Promise<void> {
  if (!url.startsWith('/assets/')) throw new ApiError('unavailable');
}
