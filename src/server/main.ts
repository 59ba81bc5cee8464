import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE } from '#contract/constants';
import { chooseLanguage, type LanguageCode, localeOf } from '#contract/languages';
import { completeLanguages } from '#i18n/catalogues';
import { errorText } from '#i18n/error-text';
import { offeredLanguages } from '#i18n/offered-languages';
import { serverText } from '#i18n/server-text';
import { standingLogins } from './accounts/standing-logins.ts';
import { apiDocument } from './api-document.ts';
import type { App, Caller } from './app.ts';
import type { Config } from './config.ts';
import { hydrators, jobs, registerHooks, routes } from './domains.ts';
import { errorPage } from './error-page.ts';
import { readFigures } from './figures.ts';
import { identify, localeOfCaller, siteOf } from './identify.ts';
import { type AppParts, openApp } from './open-app.ts';
import { serveMedia } from './photos/serve-media.ts';
import { ping } from './platform/db.ts';
import { mount } from './platform/http/mount.ts';
import { createHttp } from './platform/http/server.ts';
import { type LiveSockets, serveLive } from './platform/live/sockets.ts';
import { serveMailbox } from './platform/mail/mailbox.ts';
import { startPostman } from './platform/mail/postman.ts';
import { keepInOutbox, smtpTransport } from './platform/mail/transport.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { serveDocument } from './platform/openapi/serve-document.ts';
import { serveFavicon } from './site/favicon.ts';
import { senderOf } from './site/sender-of.ts';
import { isMediaHost, refuseUnknownHosts } from './unknown-host.ts';

export type Server = { app: App; http: FastifyInstance; close(): Promise<void> };
export type ServerParts = AppParts & {
  addPages?: (http: FastifyInstance, app: App) => Promise<void>;
};

/** Puts the parts together, without listening yet. Rejects when the database cannot be reached. */
export async function createServer(
  config: Config & { databaseUrl: string },
  parts: ServerParts = {},
): Promise<Server> {
  const app = await openApp(config, parts);
  registerHooks(app);
  const { http, live } = await openHttp(app);
  readFigures(app, live.count);
  // Behind a proxy everybody comes from this machine, so that coming from here tells nothing.
  if (config.mode !== 'production' && config.trustedProxies === 0)
    serveMailbox(http, app.db, request => siteOf(app, request));
  await parts.addPages?.(http, app);
  const postman = config.role === 'web' ? null : await beginWork(app);
  return {
    app,
    http,
    async close() {
      live.close();
      await http.close();
      await app.jobs.close();
      await postman?.close();
      app.images.close();
      app.sites.close();
      await app.bus.close();
      await app.db.destroy();
    },
  };
}

/** Every socket, call and picture. A refusal speaks the language its caller turned out to speak. */
async function openHttp(app: App): Promise<{ http: FastifyInstance; live: LiveSockets }> {
  const { config, log, db } = app;
  const locales = new WeakMap<FastifyRequest, string>();
  const localeFor = (request: FastifyRequest) => locales.get(request) ?? localeOf(languageOf(app, request));
  const http = await createHttp({
    log,
    onAnswered: app.metrics.answered,
    trustedProxies: config.trustedProxies,
    secureCookies: app.secure,
    isReady: () => ping(db),
    translateFor: async request => {
      const t = await serverText(localeFor(request));
      return (code, params) => errorText(t, { code, params });
    },
    pageFor: async (request, status, refusal) => {
      const locale = localeFor(request);
      const site = app.sites.byHost(request.hostname) ?? null;
      return errorPage(await serverText(locale), locale, status, refusal, site);
    },
  });
  // Sockets first: their plugin has to know of a request before anything refuses it, to close the line afterwards.
  const live = await openSockets(http, app);
  refuseUnknownHosts(http, app);
  const who = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await identify(app, request, reply);
    locales.set(request, localeOfCaller(caller));
    return caller;
  };
  const checkAnswers = config.mode !== 'production';
  mount<App, Caller>(http, { app, routes, identify: who, secret: config.secret, checkAnswers });
  serveFavicon(http, request => siteOf(app, request));
  serveMedia(
    http,
    app,
    request => identify(app, request, null),
    request => (isMediaHost(config, request) ? null : siteOf(app, request)),
  );
  await serveDocument(http, () => apiDocument(app.secure));
  return { http, live };
}

/** What is left to go by where a request was refused before its caller was known. */
function languageOf({ sites }: App, { cookies, headers, hostname }: FastifyRequest): LanguageCode {
  const { settings } = sites.byHost(hostname) ?? {};
  return chooseLanguage(
    { cookie: cookies?.[LANGUAGE_COOKIE.name], acceptLanguage: headers['accept-language'] },
    settings ? offeredLanguages(settings.countries) : completeLanguages,
  );
}

const openSockets = (http: FastifyInstance, app: App): Promise<LiveSockets> =>
  serveLive(http, {
    bus: app.bus,
    log: app.log,
    identify: async request => {
      const { member } = await identify(app, request, null);
      return member && { profileId: member.profileId, sessionHash: member.sessionHash.toString('hex') };
    },
    standing: hashes => standingLogins(app, hashes),
    hydrate: async (notice, profileId) => (await hydrators[notice.type]?.(app, notice, profileId)) ?? null,
  });

/** What a worker does: sends letters, runs jobs. */
async function beginWork(app: App): Promise<{ close(): Promise<void> }> {
  const { smtpUrl, mode } = app.config;
  const transport = smtpUrl
    ? smtpTransport(smtpUrl, senderOf(app.sites, app.config), mode !== 'production')
    : keepInOutbox;
  const postman = startPostman({ ...app, transport });
  await app.jobs.work(app, jobs);
  return postman;
}

/** Creates the server and serves on `config.port` (0: any free one), its figures on a port of their own. */
export async function startServer(
  config: Config & { databaseUrl: string },
  parts: ServerParts = {},
): Promise<Server & { url: string; metricsUrl: string | null }> {
  const server = await createServer(config, parts);
  const figures = config.metrics && (await serveMetrics(server.app.metrics, config.metrics));
  return {
    ...server,
    url: await server.http.listen({ port: config.port, host: config.host }),
    metricsUrl: figures?.url ?? null,
    async close() {
      await figures?.close();
      await server.close();
    },
  };
}
