import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors';
import type { Log } from '../log.ts';
import { currentWorkContext, runInWorkContext } from '../work-context.ts';
import { refusalCodeOf } from './answer-errors.ts';

/** How a request went, in words that hold nothing of a member: the route as it was declared, never the address. */
export type Answered = {
  method: string;
  route: string;
  status: number;
  /** Seconds. */
  took: number;
  refused: ErrorCode | undefined;
  /** A call that the rendering of a document made. */
  inProcess: boolean;
};

const SLOW_SECONDS = 1;
/** Asked all the time by machines, or by every page: seen at the level `debug` only. */
const COMMON = /^\/(healthz|readyz|metrics|assets\/|media\/)/;

/** The id of a new request. Calls that a document's rendering makes carry the document's. */
export function newRequestId(): string {
  const work = currentWorkContext();
  return work && 'request' in work ? work.request : randomUUID();
}

/**
 * One line a request: `info`, `warn` when it took over a second or failed, `debug` for what is asked all the time. Everything
 * that a request does runs under its id, so that each line of the log and each slow query names it.
 */
export function logRequests(
  http: FastifyInstance,
  { log, onAnswered }: { log: Log; onAnswered?: ((answered: Answered) => void) | undefined },
): void {
  const inProcess = new WeakSet<FastifyRequest>();
  http.addHook('onRequest', (request, reply, done) => {
    if (currentWorkContext()) inProcess.add(request);
    reply.header('x-request-id', request.id);
    runInWorkContext({ request: request.id }, done);
  });
  // Reading the body goes on outside of what began the request.
  http.addHook('preValidation', (request, _reply, done) => runInWorkContext({ request: request.id }, done));
  http.addHook('onResponse', (request, reply, done) => {
    const answered = answeredOf(request, reply, inProcess.has(request));
    runInWorkContext({ request: request.id }, () => {
      const { took, inProcess: within, ...said } = answered;
      const line = { ...said, ms: Math.round(took * 1_000), ...(within && { inProcess: true }) };
      log[levelOf(answered)](line, 'request');
    });
    onAnswered?.(answered);
    done();
  });
}

const answeredOf = (request: FastifyRequest, reply: FastifyReply, inProcess: boolean): Answered => ({
  method: request.method,
  route: routeOf(request),
  status: reply.statusCode,
  took: reply.elapsedTime / 1_000,
  refused: refusalCodeOf(request),
  inProcess,
});

const named = new WeakMap<FastifyRequest, string>();

/** Tells the route of a page, which the server knows no more of than that it is one. */
export function nameRoute(request: FastifyRequest, route: string | null): void {
  if (route !== null) named.set(request, route);
}

/** Built files have a route each, under a name that changes with every build. */
function routeOf(request: FastifyRequest): string {
  const url = named.get(request) ?? request.routeOptions.url;
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

function levelOf({ status, took, route, inProcess }: Answered): 'debug' | 'info' | 'warn' {
  if (status >= 500 || took > SLOW_SECONDS) return 'warn';
  return inProcess || COMMON.test(route) ? 'debug' : 'info';
}
