import { readFile } from 'node:fs/promises';
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
import { captureReferral } from '../accounts/referral/capture-referral.ts';
import type { App, Caller } from '../app.ts';
import {
  type DocumentTraits,
  type RenderContext,
  type RenderPage,
  servePages,
} from '../platform/http/pages.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { identify, localeOfCaller } from './identify.ts';
import { serveInstalledApp } from './installed-app/serve-installed-app.ts';

/** Exports of `src/web/entry.server.tsx` that React Router does not expect. */
type WebEntry = {
  contextFor: (document: RenderContext) => Promise<RouterContextProvider>;
};

/**
 * Serves the web build; every path that is no file is a page.
 * @spec 2.1
 */
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
  const worker = await readFile(resolve(folder, 'service-worker.js'), 'utf8');
  addPages(http, app, { load: async () => build, loadWorker: async () => worker });
}

/** A network may load this many pages, so that it cannot collect all members. */
const PAGE_LIMIT = { hits: 600, seconds: 60 } as const;

type WebSource = { load: () => Promise<ServerBuild>; loadWorker: () => Promise<string> };

/** Serves pages of a build that may change, as in development. */
export function addPages(http: FastifyInstance, app: App, { load, loadWorker }: WebSource): void {
  serveInstalledApp(http, app, loadWorker);
  // The mode `production` hides the causes of errors.
  const mode = app.config.hotReload ? 'development' : 'production';
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
    identify: (request, reply) => identifyPageCaller(app, request, reply),
    traitsOf: documentTraitsOf,
    countDocument: ({ address, site }) =>
      takeHit(
        app.db,
        `${site.key} document ${address}`,
        PAGE_LIMIT.hits,
        PAGE_LIMIT.seconds,
        app.clock.now(),
      ),
    clock: app.clock,
    cdnOrigin: URL.canParse(app.config.cdnPrefix) ? new URL(app.config.cdnPrefix).origin : null,
    apiBaseUrl: app.config.apiBaseUrl,
    development: app.config.mode === 'development' && app.config.hotReload,
  });
}

/**
 * Stores a visitor's traffic source and invitation from the page's URL in cookies.
 * @spec 3.13
 */
export async function identifyPageCaller(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const caller = await identify(app, request, reply);
  return caller.member ? caller : captureReferral(caller, request, reply, app.secure);
}

/** The cache key contains everything that changes a visitor's page. Members' pages are not cached. */
export function documentTraitsOf(caller: Caller, request: Pick<FastifyRequest, 'cookies'>): DocumentTraits {
  const locale = localeOfCaller(caller);
  const theme = /^(light|dark)$/.exec(request.cookies.scheme ?? '')?.[0] ?? 'auto';
  // On some sites, only visitors with a traffic source may search.
  const source = caller.trafficSource ? 'sent' : 'came';
  const title = request.cookies[DISCREET_COOKIE.name] === undefined ? 'named' : 'discreet';
  const cacheKey = [caller.site.key, caller.geoCountry, locale, theme, source, title].join(' ');
  return { locale, cacheKey: caller.member ? null : cacheKey };
}
