import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import type { Log } from '../log.ts';
import { currentWorkContext, runInWorkContext } from '../work-context.ts';
import { refusalCodeOf } from './error-handler.ts';

/** Contains no personal data: `route` is the declared route, never the URL. */
export type RequestOutcome = {
  method: string;
  route: string;
  status: number;
  durationSeconds: number;
  refused: ErrorCode | undefined;
  /** True for a call made by the rendering of a page. */
  inProcess: boolean;
};

export type RequestEndListener = (outcome: RequestOutcome, request: FastifyRequest) => void;

const SLOW_SECONDS = 1;
/** Frequent requests, which are logged at level `debug`. */
const FREQUENT = /^\/(healthz|readyz|metrics|assets\/|media\/)/;
export const isFrequentRoute = (route: string): boolean => FREQUENT.test(route);

/** Calls made by a rendering have the request id of the page. */
export function newRequestId(): string {
  const context = currentWorkContext();
  return context && 'request' in context ? context.request : randomUUID();
}

/** Logs failures and requests over a second as `warn`. */
export function logRequests(
  http: FastifyInstance,
  { log, onRequestEnd }: { log: Log; onRequestEnd?: RequestEndListener | undefined },
): void {
  const inProcess = new WeakSet<FastifyRequest>();
  http.addHook('onRequest', (request, reply, done) => {
    if (currentWorkContext()) inProcess.add(request);
    reply.header('x-request-id', request.id);
    runInWorkContext({ request: request.id }, done);
  });
  // Body parsing loses the work context of onRequest, so this hook restores it.
  http.addHook('preValidation', (request, _reply, done) => runInWorkContext({ request: request.id }, done));
  http.addHook('onResponse', (request, reply, done) => {
    const outcome = outcomeOf(request, reply, inProcess.has(request));
    runInWorkContext({ request: request.id }, () => {
      const { durationSeconds, inProcess: within, ...fields } = outcome;
      const line = { ...fields, ms: Math.round(durationSeconds * 1_000), ...(within && { inProcess: true }) };
      log[levelOf(outcome)](line, 'request');
    });
    onRequestEnd?.(outcome, request);
    done();
  });
}

const outcomeOf = (request: FastifyRequest, reply: FastifyReply, inProcess: boolean): RequestOutcome => ({
  method: request.method,
  route: routeOf(request),
  status: reply.statusCode,
  durationSeconds: reply.elapsedTime / 1_000,
  refused: refusalCodeOf(request),
  inProcess,
});

const pageRoutes = new WeakMap<FastifyRequest, string>();

/** Sets the logged route of a page, which only the page's renderer knows. */
export function setPageRoute(request: FastifyRequest, route: string | null): void {
  if (route !== null) pageRoutes.set(request, route);
}

/** All built files are one route, because their names change with every build. */
function routeOf(request: FastifyRequest): string {
  const url = pageRoutes.get(request) ?? request.routeOptions.url;
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

function levelOf({
  status,
  durationSeconds: took,
  route,
  inProcess,
}: RequestOutcome): 'debug' | 'info' | 'warn' {
  if (status >= 500 || took > SLOW_SECONDS) return 'warn';
  return inProcess || FREQUENT.test(route) ? 'debug' : 'info';
}
