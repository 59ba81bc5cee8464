import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { DISCREET_COOKIE } from '#contract/constants';
import { captureReferral } from './accounts/referral/referral.ts';
import type { App, Caller } from './app.ts';
import { identify, localeOfCaller } from './identify.ts';
import {
  type DocumentTraits,
  type RenderContext,
  type RenderPage,
  servePages,
} from './platform/http/pages.ts';
import { takeHit } from './platform/http/rate-limit.ts';

/** What `src/web/entry.server.tsx` exports besides React Router's own. */
type WebEntry = {
  contextFor: (document: RenderContext) => Promise<RouterContextProvider>;
};

/** Serves the built web application: its files for a year under their hashed names, everything else as pages. */
export async function serveBuiltWeb(
  http: FastifyInstance,
  app: App,
  folder = resolve('build'),
): Promise<void> {
  const build = (await import(pathToFileURL(resolve(folder, 'server/index.js')).href)) as ServerBuild;
  await http.register(staticFiles, {
    root: resolve(folder, 'client/assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    index: false,
    wildcard: false,
    preCompressed: true,
  });
  await http.register(staticFiles, {
    root: resolve('public'),
    prefix: '/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
    wildcard: false,
  });
  addPages(http, app, async () => build);
}

/** Documents of one network: a search is one, too, so that nobody leafs through all members by way of the pages. */
const DOCUMENTS = { hits: 600, seconds: 60 } as const;

/** Serves pages from a build that may change, as the development server's does. */
export function addPages(http: FastifyInstance, app: App, load: () => Promise<ServerBuild>): void {
  // Whoever writes the pages sees the causes of their errors, a reader never does.
  const mode = app.config.hotReload ? 'development' : 'production';
  // A build's table of routes is laid out once.
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  const render: RenderPage = async (request, document) => {
    const build = await load();
    const entry = build.entry.module as unknown as WebEntry;
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    return handle(request, await entry.contextFor(document));
  };
  servePages<Caller>(http, {
    render,
    identify: (request, reply) => identifyReader(app, request, reply),
    traitsOf,
    countDocument: ({ address, site }) =>
      takeHit(app.db, `${site.key} document ${address}`, DOCUMENTS.hits, DOCUMENTS.seconds, app.clock.now()),
    clock: app.clock,
    cdnOrigin: URL.canParse(app.config.cdnPrefix) ? new URL(app.config.cdnPrefix).origin : null,
    apiBaseUrl: app.config.apiBaseUrl,
    development: app.config.mode === 'development' && app.config.hotReload,
  });
}

/** Who opens a page. How a visitor came is noted on the first page he opens, whichever it is. */
export async function identifyReader(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const caller = await identify(app, request, reply);
  return caller.member ? caller : captureReferral(caller, request, reply, app.secure);
}

/** Everything that visitors can differ in: what one may see, and another not, is never the same kept page. */
export function traitsOf(caller: Caller, request: Pick<FastifyRequest, 'cookies'>): DocumentTraits {
  const locale = localeOfCaller(caller);
  const scheme = /^(light|dark)$/.exec(request.cookies.scheme ?? '')?.[0] ?? 'auto';
  // The country, since the entry warning is for some only; the source, since it opens the search where settings say so.
  const source = caller.trafficSource ? 'sent' : 'came';
  const title = request.cookies[DISCREET_COOKIE.name] === undefined ? 'named' : 'discreet';
  const alike = [caller.site.key, caller.geoCountry, locale, scheme, source, title].join(' ');
  return { locale, cacheKey: caller.member ? null : alike };
}
