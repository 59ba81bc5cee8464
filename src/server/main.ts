import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { languageFrom, localeOf, preferredLanguage } from '#contract/languages';
import { errorText } from '#i18n/error-text';
import { serverText } from '#i18n/server-text';
import { selectStandingSessions } from './accounts/queries.ts';
import type { App, AppJob, AppRoute, Caller, Hydrators } from './app.ts';
import { deliverHeld } from './chats/deliver-held.ts';
import { chatHydrators } from './chats/events.ts';
import { removeConversation } from './chats/remove-conversation.ts';
import { chatRoutes } from './chats/routes.ts';
import { sendSignupMessage } from './chats/send-signup-message.ts';
import type { Config } from './config.ts';
import { creditHydrators } from './credits/events.ts';
import { identify, LANGUAGE_COOKIE } from './identify.ts';
import { likeHydrators } from './likes/events.ts';
import { removeLikes } from './likes/remove-likes.ts';
import { likeRoutes } from './likes/routes.ts';
import { showKeptLikes } from './likes/show-kept-likes.ts';
import { photoJobs } from './photos/jobs.ts';
import { photoRoutes } from './photos/routes.ts';
import { serveMedia } from './photos/serve-media.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { createDb } from './platform/db.ts';
import { openGeo } from './platform/geo.ts';
import { createHook } from './platform/hooks.ts';
import { mount } from './platform/http/mount.ts';
import { createHttp } from './platform/http/server.ts';
import { createImages } from './platform/images/images.ts';
import { createJobs } from './platform/jobs.ts';
import { createPostgresBus } from './platform/live/bus.ts';
import { serveLive } from './platform/live/sockets.ts';
import { createLog } from './platform/log.ts';
import { createFileStorage } from './platform/storage.ts';
import { profileHydrators } from './profiles/events.ts';
import { profileRoutes } from './profiles/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { loadSites } from './site/sites.ts';
import { memberRoutes } from './top/member-routes.ts';

/** Every domain's calls, lower domains first. */
const routes: AppRoute[] = [
  ...siteRoutes,
  ...profileRoutes,
  ...photoRoutes,
  ...searchRoutes,
  ...likeRoutes,
  ...chatRoutes,
  ...memberRoutes,
];
const jobs: AppJob[] = [...photoJobs];
/** What travels over the sockets. */
const hydrators: Hydrators = {
  ...profileHydrators,
  ...creditHydrators,
  ...likeHydrators,
  ...chatHydrators,
};

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
    sites: await loadSites(db, bus, log),
    hooks: { onSignedUp: createHook(), onActivated: createHook(), onBlocked: createHook() },
    secure: config.publicUrl?.startsWith('https://') ?? false,
  };
  registerHooks(app);
  const http = await createHttp({
    log,
    trustedProxies: config.trustedProxies,
    secureCookies: app.secure,
    isReady: async () => void (await sql`select 1`.execute(db)),
    translateFor: async request => {
      const language =
        languageFrom(request.cookies?.[LANGUAGE_COOKIE]) ??
        preferredLanguage(request.headers['accept-language']);
      const t = await serverText(localeOf(language ?? 'nl'));
      return (code, params) => errorText(t, { code, params });
    },
  });
  const who = (...[request, reply]: Parameters<Parameters<typeof mount<App, Caller>>[1]['identify']>) =>
    identify(app, request, reply);
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
  await parts.addPages?.(http, app);
  if (config.role !== 'web') await queue.work(app, jobs);
  return {
    app,
    http,
    async close() {
      live.close();
      await http.close();
      await queue.close();
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

/** What later domains do when something happens in an earlier one. */
function registerHooks({ hooks }: App): void {
  hooks.onSignedUp.register(sendSignupMessage);
  hooks.onActivated.register(showKeptLikes);
  hooks.onActivated.register(deliverHeld);
  hooks.onBlocked.register(removeLikes);
  hooks.onBlocked.register(removeConversation);
}
