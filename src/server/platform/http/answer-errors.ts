import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ErrorBody, type ErrorCode, isApiError } from '#contract/errors';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import type { Log } from '../log.ts';
import { oncePerMinute } from '../once-per-minute.ts';
import { refusalOf, type Translate } from './refuse.ts';

export type ErrorOptions = {
  log: Log;
  translateFor: (request: FastifyRequest) => Promise<Translate>;
  /** A refusal as a document, for readers who asked for a page. */
  pageFor: (request: FastifyRequest, status: number, refusal: ErrorBody) => Promise<ErrorPage>;
};
export type ErrorPage = { html: string; contentSecurityPolicy: string };

/** Seconds after which to come back where nobody knows better. */
export const COME_BACK_SECONDS = 5;

const refused = new WeakMap<FastifyRequest, ErrorCode>();
/** The code with which a request was refused; undefined for one that was not. */
export const refusalCodeOf = (request: FastifyRequest): ErrorCode | undefined => refused.get(request);

/**
 * How errors are answered: calls in the one shape of `ErrorBody`, whoever asked for a page with a page (section 8). What the
 * framework itself refuses goes the same way: unknown routes here, addresses that are none through `frameworkErrors`.
 */
export function createErrorAnswer({ log, translateFor, pageFor }: ErrorOptions) {
  const tellAway = oncePerMinute((cause: DatabaseUnavailable) =>
    log.warn({ err: cause.cause }, 'database away'),
  );
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const known = isApiError(error) ? error : new ApiError(codeOf(error), { cause: error });
    const { status, body } = refusalOf(known, await translateFor(request));
    refused.set(request, known.code);
    if (known.cause instanceof DatabaseUnavailable) tellAway(known.cause);
    if (known.code === 'generic') logUnforeseen(log, known, request);
    const seconds = known.params.seconds ?? (known.code === 'unavailable' ? COME_BACK_SECONDS : undefined);
    if (seconds !== undefined) reply.header('retry-after', String(seconds));
    reply.code(status).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    if (!isForPage(request)) return reply.type('application/json; charset=utf-8').send(body);
    const { html, contentSecurityPolicy } = await pageFor(request, status, body);
    reply.header('content-security-policy', contentSecurityPolicy).header('x-robots-tag', 'noindex');
    return reply.type('text/html; charset=utf-8').send(html);
  };
}

/** Makes the server answer every error, and what no route answers, by `answer`. */
export function answerErrors(http: FastifyInstance, answer: ReturnType<typeof createErrorAnswer>): void {
  http.setErrorHandler(answer);
  http.setNotFoundHandler(async () => {
    throw new ApiError('not_found');
  });
}

/** Refusals are part of the day, `unavailable` too; only what nobody foresaw is an error. */
function logUnforeseen(log: Log, error: ApiError, { method, routeOptions }: FastifyRequest): void {
  log.error({ method, route: routeOptions?.url, err: error.cause ?? error }, 'request failed');
}

/** Calls and pictures are asked by programs, whatever their Accept says. */
const isForPage = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/(api|media)\//.test(url) && /\btext\/html\b/.test(headers.accept ?? '');

function codeOf(error: unknown): ErrorCode {
  if (error instanceof DatabaseUnavailable) return 'unavailable';
  const { statusCode, code } = error as Partial<FastifyError>;
  // No page and no call has such an address.
  if (code === 'FST_ERR_BAD_URL' || statusCode === 414) return 'not_found';
  if (statusCode === 413) return 'payload_too_large';
  if (statusCode === 503) return 'unavailable';
  return statusCode !== undefined && statusCode < 500 ? 'invalid_input' : 'generic';
}

/** What is no HTTP at all has no request to answer: the one shape, in English, and the connection ends. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = CLIENT_ERRORS[error.code ?? ''] ?? [400, 'This is not a request we understand.'];
  const body = JSON.stringify({ error: { code: 'request_malformed', message } } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

const CLIENT_ERRORS: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};
