import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiFetch } from '#contract/client';
import { SECRET_PARAMETERS } from '#contract/constants';
import { ApiError, isApiError } from '#contract/errors';
import type { Clock } from '../clock.ts';
import { compressBody, sendCompressed } from './compression.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { createLightPageCache, type LightPage } from './light-page-cache.ts';
import { isSameOrigin } from './origin.ts';
import { setPageRoute } from './request-log.ts';
import { createSharedDocuments, type RenderedDocument } from './shared-documents.ts';

export type RenderPage<Caller> = (
  request: Request,
  document: RenderContext,
  caller: Caller,
) => Promise<Response>;

export type RenderContext = {
  /** Calls the API on behalf of the caller who requested the page. */
  fetch: ApiFetch;
  /** Language tag (BCP 47). */
  locale: string;
  nonce: string;
  /** Empty if the API has the same origin as the page. */
  apiBaseUrl: string;
  report: (error: unknown) => void;
};

export type DocumentTraits = {
  /** Language tag (BCP 47). */
  locale: string;
  /** Null for members, whose pages neither the server nor a browser stores. */
  cacheKey: string | null;
  /** Headers of every page. */
  headers: Readonly<Record<string, string>>;
};

export type PageAddress = {
  /** Path and query. */
  address: string;
  /** Only pages at such an address may be cached. */
  cacheable: boolean;
  /** Whether search engines may list the page, if it is a light page and no error page. */
  indexed: boolean;
};

type PageOptions<Caller> = {
  render: RenderPage<Caller>;
  identify: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;
  traitsOf: (caller: Caller, request: FastifyRequest) => DocumentTraits;
  /** The address under which a requested page is rendered and cached. Default: pages with a query are not cached. */
  addressOf?: (caller: Caller, request: FastifyRequest) => PageAddress;
  /** Runs for every light page that a GET request shows, also from the cache. */
  onLightPage?: (caller: Caller, request: FastifyRequest) => void;
  /**
   * Counts the page against the caller's limit, before it is rendered.
   * @throws ApiError `too_many_requests`
   */
  countDocument: (caller: Caller) => Promise<void>;
  /**
   * What a document depends on beside its address, if all callers for whom this is the same text may share the document
   * for a second. Null, the default: no other caller gets the document.
   */
  sharedKeyOf?: (caller: Caller, request: FastifyRequest) => string | null;
  /**
   * Counts what a shared document shows of members against the caller's limits.
   * @throws ApiError `too_many_reads`
   */
  countReads?: (caller: Caller, reads: number) => Promise<void>;
  cdnOrigin: string | null;
  /** Default: the API has the same origin as the page. */
  apiBaseUrl?: string;
  development: boolean;
  clock: Clock;
};

const UNLISTED = { 'x-robots-tag': 'noindex' };

/** In bytes: four times the longest form. */
const FORM_LIMIT = 96 * 1024;

/**
 * Serves pages at every URL except those of API calls and files.
 * @spec 2.1 D3.1
 */
export function servePages<Caller>(http: FastifyInstance, options: PageOptions<Caller>): void {
  const lightPages = createLightPageCache(options.clock);
  const sharedDocuments = createSharedDocuments(options.clock);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method === 'POST') assertPageForm(request);
    if (hasSecret(request)) reply.header('referrer-policy', 'no-referrer');
    const caller = await options.identify(request, reply);
    const { locale, cacheKey, headers } = options.traitsOf(caller, request);
    const page = addressOfPage(caller, request, options);
    reply.headers({ ...headers, ...(!page.indexed && UNLISTED) });
    const key = cacheKey !== null && page.cacheable ? `${cacheKey} ${page.address}` : null;
    const cached = key === null ? undefined : lightPages.find(key);
    // A browser would show a member's page again after the logout.
    const cacheControl = cacheKey === null ? 'no-store' : 'private, no-cache';
    const sendPage = (light: LightPage) => {
      if (request.method === 'GET' && reply.statusCode === 200) options.onLightPage?.(caller, request);
      return sendLight(request, reply.header('cache-control', cacheControl), light, options);
    };
    if (cached) return sendPage(cached);
    const url = requestUrl(request, page.address);
    await options.countDocument(caller);
    const sharedKey = options.sharedKeyOf?.(caller, request) ?? null;
    const render = () =>
      renderDocument(http, request, reply, { url, caller, locale, options, isShared: sharedKey !== null });
    const document =
      sharedKey === null || request.method !== 'GET'
        ? await render()
        : await sharedDocuments.documentFor(`${sharedKey} ${url.href}`, {
            ...{ render, newNonce },
            countReads: reads => mayRead(caller, reads, options),
          });
    setPageRoute(request, document.route);
    setHeaders(reply, document);
    if (document.status !== 200) reply.headers(UNLISTED);
    if (!document.isLight) return send(reply, document, options);
    const light = { page: await compressBody(document.body), route: document.route };
    if (key !== null && document.status === 200 && !options.development) lightPages.store(key, light);
    return sendPage(light);
  };
  http.all('/api/*', async () => {
    throw new ApiError('not_found');
  });
  http.get('/*', answer);
  http.post('/*', { bodyLimit: FORM_LIMIT }, answer);
}

/** @throws ApiError `cross_site` or `invalid_input` */
function assertPageForm({ headers, host, body }: FastifyRequest): void {
  if (!isSameOrigin(headers, host)) throw new ApiError('cross_site');
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '');
  if (!isForm || !Buffer.isBuffer(body)) throw new ApiError('invalid_input');
}

/** A Referer header would reveal the secrets. */
const hasSecret = ({ query }: FastifyRequest): boolean =>
  SECRET_PARAMETERS.some(name => name in (query as Record<string, unknown>));

function addressOfPage<Caller>(
  caller: Caller,
  request: FastifyRequest,
  { addressOf }: PageOptions<Caller>,
): PageAddress {
  const { method, url } = request;
  if (method !== 'GET') return { address: url, cacheable: false, indexed: false };
  return addressOf
    ? addressOf(caller, request)
    : { address: url, cacheable: !url.includes('?'), indexed: true };
}

const newNonce = (): string => randomBytes(16).toString('base64url');

/** False if the caller gets a document of their own, which says that the limit is reached. */
async function mayRead<Caller>(
  caller: Caller,
  reads: number,
  { countReads }: PageOptions<Caller>,
): Promise<boolean> {
  try {
    await countReads?.(caller, reads);
    return true;
  } catch (error) {
    if (isApiError(error) && error.code === 'too_many_reads') return false;
    throw error;
  }
}

/** @throws ApiError `unavailable` */
async function renderDocument<Caller>(
  http: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    url,
    caller,
    locale,
    options,
    isShared,
  }: { url: URL; caller: Caller; locale: string; options: PageOptions<Caller>; isShared: boolean },
): Promise<RenderedDocument> {
  const nonce = newNonce();
  const cookies: string[] = [];
  const fetch = inProcessFetch(http, request, caller, cookies);
  // The URL may contain secrets, so it is not logged.
  const report = (error: unknown) => request.log.error({ err: error }, 'page failed');
  // Others may wait for a shared document when this reader has gone.
  const webRequest = toWebRequest(url, request, isShared ? null : disconnectOf(reply));
  const document = { fetch, locale, nonce, report, apiBaseUrl: options.apiBaseUrl ?? '' };
  const response = await options.render(webRequest, document, caller);
  const route = response.headers.get('x-page-route');
  setPageRoute(request, route);
  if (fetch.wasUnavailable() && response.status >= 500) throw new ApiError('unavailable');
  return {
    ...{ status: response.status, nonce, route, reads: fetch.countedReads() },
    headers: [...response.headers].filter(([name]) => !INTERNAL_HEADERS.has(name)),
    cookies: [...response.headers.getSetCookie(), ...cookies],
    body: Buffer.from(await response.arrayBuffer()),
    isLight: response.headers.get('x-light-page') === 'yes',
    hasRefusedCalls: fetch.wasRefused(),
  };
}

function setHeaders(reply: FastifyReply, { status, headers, cookies }: RenderedDocument): void {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  for (const value of cookies) reply.header('set-cookie', value);
}

function send<Caller>(
  reply: FastifyReply,
  { nonce, body }: RenderedDocument,
  options: PageOptions<Caller>,
): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  reply.headers(UNLISTED);
  reply.header('content-security-policy', policyOf(options, nonce));
  return reply.send(body);
}

function sendLight<Caller>(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, route }: LightPage,
  options: PageOptions<Caller>,
): FastifyReply {
  setPageRoute(request, route);
  reply.header('content-security-policy', policyOf(options, null));
  return sendCompressed(request, reply.type('text/html; charset=utf-8'), page);
}

const policyOf = <Caller>({ development, ...options }: PageOptions<Caller>, nonce: string | null): string =>
  contentSecurityPolicy({ ...options, nonce, relaxed: development });

const INTERNAL_HEADERS = new Set(['set-cookie', 'x-light-page', 'x-page-route']);

/** @throws ApiError `not_found` for an invalid URL, e.g. with another host */
function requestUrl({ protocol, host, hostname }: FastifyRequest, address: string): URL {
  const parsed = address.startsWith('/') ? URL.parse(`${protocol}://${host}${address}`) : null;
  if (parsed?.hostname !== hostname.toLowerCase() || parsed.username !== '') throw new ApiError('not_found');
  return parsed;
}

function disconnectOf({ raw }: FastifyReply): AbortSignal {
  const disconnect = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnect.abort();
  });
  return disconnect.signal;
}

function toWebRequest(address: URL, request: FastifyRequest, signal: AbortSignal | null): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) headers.append(name, item);
  }
  const init: RequestInit = { method: request.method, headers, signal };
  if (Buffer.isBuffer(request.body)) init.body = new Uint8Array(request.body);
  return new Request(address, init);
}

type DocumentPolicy = {
  /** Null for light pages, which have no inline scripts and need no nonce. */
  nonce: string | null;
  cdnOrigin: string | null;
  /** Base URL of an API with another origin than the page. */
  apiBaseUrl?: string | undefined;
  /** True for the development server, which adds inline styles and scripts. */
  relaxed: boolean;
};

/** Allows style attributes, which the UI library needs; inline scripts need the nonce. */
export function contentSecurityPolicy({ nonce, cdnOrigin, apiBaseUrl, relaxed }: DocumentPolicy): string {
  const scripts = nonce === null ? "'self'" : `'nonce-${nonce}' 'strict-dynamic'`;
  const styles = nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src ${relaxed ? "'self' 'unsafe-inline'" : scripts}`,
    `style-src ${relaxed ? "'self' 'unsafe-inline'" : styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${cdnOrigin ? ` ${cdnOrigin}` : ''}`,
    `connect-src 'self'${apiSources(apiBaseUrl)}${relaxed ? ' ws: wss:' : ''}`,
    // Without its own source list, a worker would need a nonce as well.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function apiSources(apiBaseUrl: string | undefined): string {
  const origin = URL.parse(apiBaseUrl ?? '')?.origin;
  return origin ? ` ${origin} ${origin.replace(/^http/, 'ws')}` : '';
}
