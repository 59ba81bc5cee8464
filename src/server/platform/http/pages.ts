import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { ApiError } from '#contract/errors';
import { type Packed, pack, sendPacked } from './compression.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { nameRoute } from './request-log.ts';
import { isSameOrigin } from './same-origin.ts';

/** The caller of the document that is being rendered: its calls run as him, without asking again who he is. */
const rendering = new AsyncLocalStorage<unknown>();

/** The caller of the document being rendered; undefined outside a rendering. In process only, never a header. */
export const renderingCaller = (): unknown => rendering.getStore();

/** What the web build gives to the server: one function from a request to a response. */
export type RenderPage = (request: Request, document: DocumentSetting) => Promise<Response>;

/** What a document is rendered with. */
export type DocumentSetting = {
  /** Calls the API as the document's reader. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** BCP 47. */
  locale: string;
  nonce: string;
  /** Takes note of what went wrong within a page and was shown as an error page. */
  report: (error: unknown) => void;
};

/** What a document depends on besides its address. */
export type DocumentTraits = {
  /** BCP 47. */
  locale: string;
  /** Under which a light page may be kept and given to everybody alike; null where it may not. */
  sharedAs: string | null;
};

export type PageOptions<Caller> = {
  render: RenderPage;
  identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;
  traitsOf: (caller: Caller, request: FastifyRequest) => DocumentTraits;
  /** Counts a document that is about to be rendered, with all it looks up; rejects with `too_many_requests`. */
  countDocument: (caller: Caller) => Promise<void>;
  cdnOrigin: string | null;
  development: boolean;
};

/** Four times what the longest form of a page comes to, however its letters are written. */
const FORM_LIMIT = 96 * 1024;
const LIGHT_PAGES_KEPT = 500;
const LIGHT_PAGE_AGE_MS = 60_000;

/** Serves every address that no call and no file has as a page of the web application. */
export function servePages<Caller>(http: FastifyInstance, options: PageOptions<Caller>): void {
  const lightPages = new Map<string, { page: Packed; route: string | null; until: number }>();
  const { cdnOrigin, development: relaxed } = options;

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') admitForm(request);
    const caller = await options.identify(request, reply);
    const { locale, sharedAs } = options.traitsOf(caller, request);
    const key =
      request.method === 'GET' && sharedAs !== null && !request.url.includes('?')
        ? `${sharedAs} ${request.url}`
        : null;
    const kept = key !== null ? lightPages.get(key) : undefined;
    if (kept && kept.until > Date.now()) {
      nameRoute(request, kept.route);
      return sendLight(kept.page);
    }

    const address = addressOf(request);
    await options.countDocument(caller);
    const nonce = randomBytes(16).toString('base64url');
    const cookies: string[] = [];
    const fetch = inProcessFetch(http, request, caller, cookies);
    const report = (error: unknown) =>
      // Not the address, where anything can stand: the request's own line has the route.
      request.log.error({ err: error }, 'page failed');
    const asked = webRequestOf(address, request, reply);
    const response = await options.render(asked, { fetch, locale, nonce, report });
    const route = response.headers.get('x-page-route');
    nameRoute(request, route);
    if (fetch.wasAway() && response.status >= 500) throw new ApiError('unavailable');
    reply.code(response.status);
    for (const [name, value] of response.headers) if (!OWN_HEADERS.has(name)) reply.header(name, value);
    for (const value of [...response.headers.getSetCookie(), ...cookies]) reply.header('set-cookie', value);
    if (response.headers.get('x-light-page') === 'yes') {
      const page = await pack(await response.arrayBuffer());
      if (key !== null && response.status === 200) keep(key, page, route);
      return sendLight(page);
    }
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
    // Members and whatever is theirs stand on these pages: no search engine may list them.
    reply.header('x-robots-tag', 'noindex');
    reply.header('content-security-policy', contentSecurityPolicy({ nonce, cdnOrigin, relaxed }));
    return reply.send(Buffer.from(await response.arrayBuffer()));

    function sendLight(page: Packed) {
      reply.header('cache-control', 'private, no-cache');
      reply.header('content-security-policy', contentSecurityPolicy({ nonce: null, cdnOrigin, relaxed }));
      return sendPacked(request, reply.type('text/html; charset=utf-8'), page);
    }
  };

  function keep(key: string, page: Packed, route: string | null): void {
    const oldest = lightPages.keys().next().value;
    if (lightPages.size >= LIGHT_PAGES_KEPT && oldest !== undefined) lightPages.delete(oldest);
    lightPages.delete(key);
    lightPages.set(key, { page, route, until: Date.now() + (relaxed ? 0 : LIGHT_PAGE_AGE_MS) });
  }

  // An unknown call is refused in the shape of calls, not with a page.
  http.all('/api/*', async () => {
    throw new ApiError('not_found');
  });
  http.get('/*', answer);
  http.post('/*', { bodyLimit: FORM_LIMIT }, answer);
}

/** The forms of pages come from pages, as a browser sends them: no page has another. @throws cross_site, invalid_input */
function admitForm({ headers, host, body }: FastifyRequest): void {
  if (!isSameOrigin(headers, host)) throw new ApiError('cross_site');
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '');
  if (!isForm || !Buffer.isBuffer(body)) throw new ApiError('invalid_input');
}

const OWN_HEADERS = new Set(['set-cookie', 'x-light-page', 'x-page-route']);

/**
 * Calls of the rendering dispatch in process as the document's caller; cookies they set travel with the document. `wasAway`: one of
 * them could not be answered for now.
 */
function inProcessFetch(http: FastifyInstance, document: FastifyRequest, caller: unknown, cookies: string[]) {
  let away = false;
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const injected: InjectOptions = {
      method: (init.method ?? 'GET') as 'GET',
      url,
      remoteAddress: document.ip,
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

/** The full address that was asked for. @throws not_found for what is none, as a line with another host in it or a port of letters */
function addressOf({ protocol, host, hostname, url }: FastifyRequest): URL {
  const address = url.startsWith('/') ? URL.parse(`${protocol}://${host}${url}`) : null;
  if (address?.hostname !== hostname.toLowerCase() || address.username !== '')
    throw new ApiError('not_found');
  return address;
}

function webRequestOf(address: URL, request: FastifyRequest, reply: FastifyReply): Request {
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
  return new Request(address, init);
}
