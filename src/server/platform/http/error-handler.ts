import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiError,
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  httpStatusOf,
  isApiError,
} from '#contract/errors';
import { DatabaseUnavailable } from '../database-unavailable.ts';
import type { Log } from '../log.ts';
import { oncePerMinute } from '../once-per-minute.ts';

export type ErrorHandlerOptions = {
  log: Log;
  translatorFor: (request: FastifyRequest) => Promise<Translate>;
  renderErrorPage: (
    request: FastifyRequest,
    status: number,
    refusal: ErrorBody,
  ) => Promise<RenderedErrorPage>;
};
export type RenderedErrorPage = { html: string; contentSecurityPolicy: string };

const RETRY_AFTER_SECONDS = 5;

const refusalCodes = new WeakMap<FastifyRequest, ErrorCode>();
export const refusalCodeOf = (request: FastifyRequest): ErrorCode | undefined => refusalCodes.get(request);

/**
 * A failed call gets an `ErrorBody`, and a failed navigation gets an error page.
 * @spec 8 8.2 D3.5
 */
export function createErrorHandler({ log, translatorFor, renderErrorPage }: ErrorHandlerOptions) {
  const logUnavailable = oncePerMinute((cause: DatabaseUnavailable) =>
    log.warn({ err: cause.cause }, 'database unavailable'),
  );
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const apiError = isApiError(error) ? error : new ApiError(codeOf(error), { cause: error });
    const { status, body } = errorResponse(apiError, await translatorFor(request));
    refusalCodes.set(request, apiError.code);
    if (apiError.cause instanceof DatabaseUnavailable) logUnavailable(apiError.cause);
    if (apiError.code === 'generic') logUnexpected(log, apiError, request);
    const seconds =
      apiError.params.seconds ?? (apiError.code === 'unavailable' ? RETRY_AFTER_SECONDS : undefined);
    if (seconds !== undefined) reply.header('retry-after', String(seconds));
    reply.code(status).header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    if (!wantsPage(request)) return reply.type('application/json; charset=utf-8').send(body);
    const { html, contentSecurityPolicy } = await renderErrorPage(request, status, body);
    reply.header('content-security-policy', contentSecurityPolicy).header('x-robots-tag', 'noindex');
    return reply.type('text/html; charset=utf-8').send(html);
  };
}

export function installErrorHandlers(
  http: FastifyInstance,
  handler: ReturnType<typeof createErrorHandler>,
): void {
  http.setErrorHandler(handler);
  http.setNotFoundHandler(async () => {
    throw new ApiError('not_found');
  });
}

function logUnexpected(log: Log, error: ApiError, { method, routeOptions }: FastifyRequest): void {
  log.error({ method, route: routeOptions?.url, err: error.cause ?? error }, 'request failed');
}

/** Ignores the Accept header of calls and media, because only programs request them. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  !/^\/(api|media)\//.test(url) && /\btext\/html\b/.test(headers.accept ?? '');

function codeOf(error: unknown): ErrorCode {
  if (error instanceof DatabaseUnavailable) return 'unavailable';
  const { statusCode, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_BAD_URL' || statusCode === 414) return 'not_found';
  if (statusCode === 413) return 'payload_too_large';
  if (statusCode === 503) return 'unavailable';
  return statusCode !== undefined && statusCode < 500 ? 'invalid_input' : 'generic';
}

/** Answers an unreadable request in English, because its language is unknown. */
export function respondToClientError(error: Error & { code?: string }, socket: Socket): void {
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

/** Translates an error code; injected, because the platform has no catalogues. */
type Translate = (code: ErrorCode, params: ErrorParams) => string;

/** @spec 8.1 D3.5 */
function errorResponse(error: ApiError, translate: Translate): { status: number; body: ErrorBody } {
  const fields = Object.entries(error.fields).map(([path, field]) => [
    path,
    { ...field, message: translate(field.code, field.params ?? {}) },
  ]);
  const body: ErrorBody = { error: { code: error.code, message: translate(error.code, error.params) } };
  if (Object.keys(error.params).length > 0) body.error.params = error.params;
  if (fields.length > 0) body.error.fields = Object.fromEntries(fields);
  if (error.code === 'authentication_required') body.authentication_required = true;
  return { status: httpStatusOf(error.code), body };
}
