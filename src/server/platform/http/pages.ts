import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { contentSecurityPolicy } from './content-security.ts';

/** The caller of the document that is being rendered: its calls run as him, without asking again who he is. */
const rendering = new AsyncLocalStorage<unknown>();

/** The caller of the document being rendered; undefined outside a rendering. In process only, never a header. */
export const renderingCaller = (): unknown => rendering.getStore();

/** What the web build gives to the server: one function from a request to a response. */
export type RenderPage = (
  request: Request,
  surroundings: { fetch: (url: string, init: RequestInit) => Promise<Response>; nonce: string },
) => Promise<Response>;

export type PageOptions = {
  render: () => Promise<RenderPage>;
  identify: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  cdnOrigin: string | null;
  development: boolean;
};

/** Serves every address that no call and no file has as a page of the web application. */
export function servePages(http: FastifyInstance, options: PageOptions): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await options.identify(request, reply);
    const nonce = randomBytes(16).toString('base64url');
    const cookies: string[] = [];
    const fetch = inProcessFetch(http, request, caller, cookies);
    const render = await options.render();
    const response = await render(webRequestOf(request, reply), { fetch, nonce });
    const light = response.headers.get('x-light-page') === 'yes';
    reply.code(response.status);
    for (const [name, value] of response.headers)
      if (name !== 'set-cookie' && name !== 'x-light-page') reply.header(name, value);
    for (const value of [...response.headers.getSetCookie(), ...cookies]) reply.header('set-cookie', value);
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
    const policy = {
      nonce: light ? null : nonce,
      cdnOrigin: options.cdnOrigin,
      relaxed: options.development,
    };
    reply.header('content-security-policy', contentSecurityPolicy(policy));
    return reply.send(response.body ? Readable.fromWeb(response.body as NodeReadableStream) : '');
  };
  http.get('/*', answer);
  http.post('/*', answer);
}

/** Calls of the rendering dispatch in process as the document's caller; cookies they set travel with the document. */
function inProcessFetch(http: FastifyInstance, document: FastifyRequest, caller: unknown, cookies: string[]) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const { host, cookie, 'user-agent': agent, 'accept-language': languages } = document.headers;
    const injected: InjectOptions = {
      method: (init.method ?? 'GET') as 'GET',
      url,
      remoteAddress: document.ip,
      headers: {
        host,
        cookie,
        'user-agent': agent,
        'accept-language': languages,
        ...Object.fromEntries(new Headers(init.headers)),
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
    };
    const answer = await rendering.run(caller, () => http.inject(injected));
    const set = answer.headers['set-cookie'];
    cookies.push(...(Array.isArray(set) ? set : set ? [set] : []));
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : answer.rawPayload.toString(), {
      status: answer.statusCode,
      headers: { 'content-type': String(answer.headers['content-type'] ?? 'application/json') },
    });
  };
}

function webRequestOf(request: FastifyRequest, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  const init: RequestInit = { method: request.method, headers, signal: left.signal };
  if (Buffer.isBuffer(request.body)) init.body = new Uint8Array(request.body);
  return new Request(`${request.protocol}://${request.host}${request.url}`, init);
}
