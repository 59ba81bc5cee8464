import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { ipOf } from './client-address.ts';

const callerStorage = new AsyncLocalStorage<unknown>();

/** Returns the rendered page's caller from memory, because a client could forge a header. */
export const renderingCaller = (): unknown => callerStorage.getStore();

/** Calls the API in this process as the caller of the page. */
export function inProcessFetch(
  http: FastifyInstance,
  document: FastifyRequest,
  caller: unknown,
  cookies: string[],
) {
  let isUnavailable = false;
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const injected: InjectOptions = {
      method: (init.method ?? 'GET') as 'GET',
      url,
      remoteAddress: ipOf(document),
      headers: { ...forwardedHeaders(document), ...Object.fromEntries(new Headers(init.headers)) },
      ...(typeof init.body === 'string' && { payload: init.body }),
    };
    // The injected call starts at the `await`, which must therefore be inside `run`.
    const answer = await callerStorage.run(caller, async () => await http.inject(injected));
    if (answer.statusCode === 503) isUnavailable = true;
    const setCookie = answer.headers['set-cookie'];
    cookies.push(...(Array.isArray(setCookie) ? setCookie : setCookie ? [setCookie] : []));
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : answer.rawPayload.toString(), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
    });
  };
  return Object.assign(fetch, { wasUnavailable: () => isUnavailable });
}

function forwardedHeaders({ headers }: FastifyRequest): Record<string, string> {
  const names = ['host', 'cookie', 'user-agent', 'accept-language'] as const;
  return Object.fromEntries(names.flatMap(name => (headers[name] ? [[name, headers[name]]] : [])));
}
