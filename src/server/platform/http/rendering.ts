import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { ipOf } from './client-address.ts';

/** The caller of the document that is being rendered: its calls run as him, without asking again who he is. */
const rendering = new AsyncLocalStorage<unknown>();

/** The caller of the document being rendered; undefined outside a rendering. In process only, never a header. */
export const renderingCaller = (): unknown => rendering.getStore();

/**
 * Calls of the rendering dispatch in process as the document's caller; cookies they set travel with the document. `wasAway`: one of
 * them could not be answered for now.
 */
export function inProcessFetch(
  http: FastifyInstance,
  document: FastifyRequest,
  caller: unknown,
  cookies: string[],
) {
  let away = false;
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const injected: InjectOptions = {
      method: (init.method ?? 'GET') as 'GET',
      url,
      remoteAddress: ipOf(document),
      headers: { ...handedOn(document), ...Object.fromEntries(new Headers(init.headers)) },
      ...(typeof init.body === 'string' && { payload: init.body }),
    };
    // Awaited inside: an injection begins when it is awaited, and has the caller of where that was.
    const answer = await rendering.run(caller, async () => await http.inject(injected));
    if (answer.statusCode === 503) away = true;
    const set = answer.headers['set-cookie'];
    cookies.push(...(Array.isArray(set) ? set : set ? [set] : []));
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : answer.rawPayload.toString(), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
    });
  };
  return Object.assign(fetch, { wasAway: () => away });
}

/** The document's headers that its calls carry too; what the browser did not send stays away. */
function handedOn({ headers }: FastifyRequest): Record<string, string> {
  const names = ['host', 'cookie', 'user-agent', 'accept-language'] as const;
  return Object.fromEntries(names.flatMap(name => (headers[name] ? [[name, headers[name]]] : [])));
}
