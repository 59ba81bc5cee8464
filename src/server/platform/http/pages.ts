import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';
import { pack, sendPacked } from './compression.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { createLightPages, type LightPage } from './light-pages.ts';
import { inProcessFetch } from './rendering.ts';
import { nameRoute } from './request-log.ts';
import { isSameOrigin } from './same-origin.ts';

/** What the web build gives to the server: one function from a request to a response. */
export type RenderPage = (request: Request, document: DocumentSetting) => Promise<Response>;

/** What a document is rendered with. */
export type DocumentSetting = {
  /** Calls the API as the document's reader. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** BCP 47. */
  locale: string;
  nonce: string;
  /** Where the page's browser asks the calls; empty: where the page came from. */
  apiBaseUrl: string;
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
  /** Where browsers ask the calls; empty, or left out: where the page came from. */
  apiBaseUrl?: string;
  development: boolean;
  clock: Clock;
};

/** Parameters in which links carry their secret: such an address is told to nobody, no picture, no call, no page that follows. */
const SECRETS = ['token', 'revert', 'invitation'];

/** Four times what the longest form of a page comes to, however its letters are written. */
const FORM_LIMIT = 96 * 1024;

/** Serves every address that no call and no file has as a page of the web application. */
export function servePages<Caller>(http: FastifyInstance, options: PageOptions<Caller>): void {
  const lightPages = createLightPages(options.clock);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') admitForm(request);
    if (hasSecret(request)) reply.header('referrer-policy', 'no-referrer');
    const caller = await options.identify(request, reply);
    const { locale, sharedAs } = options.traitsOf(caller, request);
    const key = keyOf(request, sharedAs);
    const kept = key === null ? undefined : lightPages.find(key);
    if (kept) return sendLight(request, reply, kept, options);
    const { response, nonce } = await renderDocument(http, request, reply, { caller, locale, options });
    if (response.headers.get('x-light-page') !== 'yes') return send(reply, response, nonce, options);
    const light = { page: await pack(await response.arrayBuffer()), route: routeOf(response) };
    // Whoever writes the pages wants to see what he wrote.
    if (key !== null && response.status === 200 && !options.development) lightPages.keep(key, light);
    return sendLight(request, reply, light, options);
  };
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

const hasSecret = ({ query }: FastifyRequest): boolean =>
  SECRETS.some(name => name in (query as Record<string, unknown>));

/** Under which a light page is kept; null where it may not be. */
const keyOf = ({ method, url }: FastifyRequest, sharedAs: string | null): string | null =>
  method === 'GET' && sharedAs !== null && !url.includes('?') ? `${sharedAs} ${url}` : null;

const routeOf = (response: Response): string | null => response.headers.get('x-page-route');

/** Renders a document for its reader; status, headers and cookies are the reply's already. @throws too_many_requests, unavailable */
async function renderDocument<Caller>(
  http: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, locale, options }: { caller: Caller; locale: string; options: PageOptions<Caller> },
): Promise<{ response: Response; nonce: string }> {
  const address = addressOf(request);
  await options.countDocument(caller);
  const nonce = randomBytes(16).toString('base64url');
  const cookies: string[] = [];
  const fetch = inProcessFetch(http, request, caller, cookies);
  // Not the address, where anything can stand: the request's own line has the route.
  const report = (error: unknown) => request.log.error({ err: error }, 'page failed');
  const asked = webRequestOf(address, request, reply);
  const response = await options.render(asked, {
    ...{ fetch, locale, nonce, report },
    apiBaseUrl: options.apiBaseUrl ?? '',
  });
  nameRoute(request, routeOf(response));
  if (fetch.wasAway() && response.status >= 500) throw new ApiError('unavailable');
  reply.code(response.status);
  for (const [name, value] of response.headers) if (!OWN_HEADERS.has(name)) reply.header(name, value);
  for (const value of [...response.headers.getSetCookie(), ...cookies]) reply.header('set-cookie', value);
  return { response, nonce };
}

type Policies = Pick<PageOptions<unknown>, 'cdnOrigin' | 'apiBaseUrl' | 'development'>;

async function send(
  reply: FastifyReply,
  response: Response,
  nonce: string,
  { cdnOrigin, apiBaseUrl, development: relaxed }: Policies,
): Promise<FastifyReply> {
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store');
  // Members and whatever is theirs stand on these pages: no search engine may list them.
  reply.header('x-robots-tag', 'noindex');
  reply.header('content-security-policy', contentSecurityPolicy({ nonce, cdnOrigin, apiBaseUrl, relaxed }));
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

function sendLight(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, route }: LightPage,
  { cdnOrigin, apiBaseUrl, development: relaxed }: Policies,
): FastifyReply {
  nameRoute(request, route);
  reply.header('cache-control', 'private, no-cache');
  reply.header(
    'content-security-policy',
    contentSecurityPolicy({ nonce: null, cdnOrigin, apiBaseUrl, relaxed }),
  );
  return sendPacked(request, reply.type('text/html; charset=utf-8'), page);
}

const OWN_HEADERS = new Set(['set-cookie', 'x-light-page', 'x-page-route']);

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
