import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type LanguageCode, languageFrom, localeOf, preferredLanguage } from '#contract/languages';
import { errorText } from '#i18n/error-text';
import { serverText } from '#i18n/server-text';
import { selectStandingSessions } from './accounts/queries.ts';
import type { App, Caller } from './app.ts';
import type { Config } from './config.ts';
import { hydrators, jobs, registerHooks, routes } from './domains.ts';
import { identify } from './identify.ts';
import { serveMedia } from './photos/serve-media.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { createDb } from './platform/db.ts';
import { openGeo } from './platform/geo.ts';
import { createHook } from './platform/hooks.ts';
import { LANGUAGE_COOKIE } from './platform/http/language-cookie.ts';
import { mount } from './platform/http/mount.ts';
import { createHttp } from './platform/http/server.ts';
import { createImages } from './platform/images/images.ts';
import { createJobs } from './platform/jobs.ts';
import { createPostgresBus } from './platform/live/bus.ts';
import { serveLive } from './platform/live/sockets.ts';
import { createLog } from './platform/log.ts';
import { serveMailbox } from './platform/mail/mailbox.ts';
import { startPostman } from './platform/mail/postman.ts';
import { keepInOutbox, smtpTransport } from './platform/mail/transport.ts';
import { createFileStorage } from './platform/storage.ts';
import { loadSites } from './site/sites.ts';

export type Server = { app: App; http: FastifyInstance; close(): Promise<void> };
export type ServerParts = {
  clock?: Clock;
  originOf?: App['originOf'];
  addPages?: (http: FastifyInstance, app: App) => Promise<void>;
};

/** Puts the parts together, without listening yet. Rejects when the database cannot be reached. */
export async function createServer(
  config: Config & { databaseUrl: string },
  parts: ServerParts = {},
): Promise<Server> {
  const log = createLog(config.logLevel);
  const db = createDb(config.databaseUrl, {
    onError: error => log.warn({ err: error }, 'database connection'),
  });
  const bus = await createPostgresBus(config.databaseUrl, log);
  const queue = await createJobs(config.databaseUrl, log);
  const app: App = {
    config,
    db,
    bus,
    log,
    jobs: queue,
    storage: createFileStorage(path.join(config.varDir, 'photos')),
    images: createImages(log),
    originOf: parts.originOf ?? (async () => null),
    clock: parts.clock ?? systemClock,
    geo: openGeo({ path: config.geoDatabase, assumed: config.geoCountry }),
    sites: await loadSites(db, bus, log, config.publicUrl),
    hooks: { onSignedUp: createHook(), onActivated: createHook(), onBlocked: createHook() },
    secure: config.publicUrl?.startsWith('https://') ?? false,
  };
  registerHooks(app);
  /** The language a caller turned out to speak: a refusal speaks it too. */
  const spoken = new WeakMap<FastifyRequest, LanguageCode>();
  const http = await createHttp({
    log,
    trustedProxies: config.trustedProxies,
    secureCookies: app.secure,
    isReady: async () => void (await sql`select 1`.execute(db)),
    translateFor: async request => {
      const language =
        spoken.get(request) ??
        languageFrom(request.cookies?.[LANGUAGE_COOKIE]) ??
        preferredLanguage(request.headers['accept-language']);
      const t = await serverText(localeOf(language ?? 'nl'));
      return (code, params) => errorText(t, { code, params });
    },
  });
  const who = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await identify(app, request, reply);
    spoken.set(request, caller.language);
    return caller;
  };
  mount<App, Caller>(http, {
    app,
    routes,
    identify: who,
    secret: config.secret,
    checkAnswers: config.mode !== 'production',
  });
  const live = await serveLive(http, {
    bus,
    log,
    identify: async request => {
      const caller = await identify(app, request, null);
      const { member } = caller;
      return member && { ...member, sessionHash: member.sessionHash.toString('hex') };
    },
    standing: async hashes => {
      const found = await selectStandingSessions(
        db,
        hashes.map(hash => Buffer.from(hash, 'hex')),
        app.clock.now(),
      );
      return new Set(found.map(hash => hash.toString('hex')));
    },
    hydrate: async (notice, profileId) => (await hydrators[notice.type]?.(app, notice, profileId)) ?? null,
  });
  serveMedia(http, app, who);
  const isMailbox = config.mode !== 'production';
  if (isMailbox) serveMailbox(http, db);
  await parts.addPages?.(http, app);
  const transport = config.smtpUrl ? smtpTransport(config.smtpUrl, config.mailFrom, isMailbox) : keepInOutbox;
  const works = config.role !== 'web';
  const postman = works ? startPostman({ db, bus, log, transport, clock: app.clock }) : null;
  if (works) await queue.work(app, jobs);
  return {
    app,
    http,
    async close() {
      live.close();
      await http.close();
      await queue.close();
      await postman?.close();
      app.images.close();
      app.sites.close();
      await bus.close();
      await db.destroy();
    },
  };
}

/** Creates the server and serves on `config.port` (0: any free one). */
export async function startServer(
  config: Config & { databaseUrl: string },
  parts: ServerParts = {},
): Promise<Server & { url: string }> {
  const server = await createServer(config, parts);
  return { ...server, url: await server.http.listen({ port: config.port, host: config.host }) };
}
