import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import type { ApiResponse } from '#contract/client';
import { ipOf } from './client-address.ts';

/** `reads`: what the calls of the page have counted against its reader's budgets. */
type Rendering = { caller: unknown; reads: number };

const renderings = new AsyncLocalStorage<Rendering>();

/** Returns the rendered page's caller from memory, because a client could forge a header. */
export const renderingCaller = (): unknown => renderings.getStore()?.caller;

/** Adds reads of a call of the rendered page, so that they are counted again for readers who share it. */
export function noteRenderedReads(reads: number): void {
  const rendering = renderings.getStore();
  if (rendering) rendering.reads += reads;
}

/** Calls the API in this process as the caller of the page. */
export function inProcessFetch(
  http: FastifyInstance,
  document: FastifyRequest,
  caller: unknown,
  cookies: string[],
) {
  let isUnavailable = false;
  let hasRefusal = false;
  const rendering: Rendering = { caller, reads: 0 };
  const forwarded = forwardedHeaders(document);
  const fetch = async (url: string, init: RequestInit): Promise<ApiResponse> => {
    const injected: InjectOptions = {
      method: (init.method ?? 'GET') as 'GET',
      url,
      remoteAddress: ipOf(document),
      headers: { ...forwarded, ...(init.headers as Record<string, string>) },
      ...(typeof init.body === 'string' && { payload: init.body }),
    };
    // The injected call starts at the `await`, which must therefore be inside `run`.
    const answer = await renderings.run(rendering, async () => await http.inject(injected));
    if (answer.statusCode === 503) isUnavailable = true;
    if (answer.statusCode >= 400) hasRefusal = true;
    const setCookie = answer.headers['set-cookie'];
    cookies.push(...(Array.isArray(setCookie) ? setCookie : setCookie ? [setCookie] : []));
    const { statusCode: status } = answer;
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: { get: name => headerText(answer.headers[name]) },
      json: async () => JSON.parse(answer.payload),
      text: async () => answer.payload,
    };
  };
  return Object.assign(fetch, {
    wasUnavailable: () => isUnavailable,
    wasRefused: () => hasRefusal,
    countedReads: () => rendering.reads,
  });
}

const headerText = (value: number | string | readonly string[] | undefined): string | null =>
  value === undefined ? null : String(value);

function forwardedHeaders({ headers }: FastifyRequest): Record<string, string> {
  const names = ['host', 'cookie', 'user-agent', 'accept-language'] as const;
  return Object.fromEntries(names.flatMap(name => (headers[name] ? [[name, headers[name]]] : [])));
}
