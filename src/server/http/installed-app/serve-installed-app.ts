import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DISCREET_COOKIE } from '#contract/constants';
import {
  OFFLINE_PATH,
  SERVICE_WORKER_PATH,
  type ServiceWorkerSite,
  SHARED_PHOTO_PATH,
  sharedPhotoPage,
} from '#contract/service-worker';
import type { Translator } from '#i18n/messages';
import type { ServerMessages } from '#i18n/server-text';
import type { App, Caller } from '../../app.ts';
import { siteText } from '../../site/texts/site-text.ts';
import { identify, localeOfCaller, siteOfRequest } from '../identify.ts';
import { appIcons, drawAppIcon, iconPath } from './app-icons.ts';
import { appManifest } from './manifest.ts';
import { offlinePage } from './offline-page.ts';
import { workerPolicy, workerScript } from './worker-script.ts';

type Answer = { type: string; body: string; contentSecurityPolicy?: string };
type AnswerContext = {
  caller: Caller;
  t: Translator<ServerMessages>;
  locale: string;
  isDiscreet: boolean;
};

/**
 * Serves what browsers need to install the site as an app: manifest, icons, service worker and offline page.
 * @param loadWorker returns the built script of the service worker
 * @spec 7.12 D5.2
 */
export function serveInstalledApp(http: FastifyInstance, app: App, loadWorker: () => Promise<string>): void {
  const serve = (path: string, answer: (context: AnswerContext) => Answer | Promise<Answer>) =>
    http.get(path, async (request, reply) =>
      sendUnlessKnown(request, reply, await answer(await contextOf(app, request))),
    );
  serve('/manifest.webmanifest', ({ caller: { site }, ...context }) => ({
    type: 'application/manifest+json',
    body: JSON.stringify(appManifest(site, context)),
  }));
  serve(OFFLINE_PATH, ({ caller: { site }, t, locale }) => {
    const { html, contentSecurityPolicy } = offlinePage(site, t, locale);
    return { type: 'text/html; charset=utf-8', body: html, contentSecurityPolicy };
  });
  serve(SERVICE_WORKER_PATH, async context => ({
    type: 'text/javascript; charset=utf-8',
    body: workerScript(await loadWorker(), workerSiteOf(app, context)),
    contentSecurityPolicy: workerPolicy(app.config.apiBaseUrl),
  }));
  serveIcons(http, app);
  receiveSharedPhoto(http);
}

async function contextOf(app: App, request: FastifyRequest): Promise<AnswerContext> {
  const caller = await identify(app, request, null);
  const locale = localeOfCaller(caller);
  const isDiscreet = caller.member?.discreet ?? request.cookies[DISCREET_COOKIE.name] !== undefined;
  return { caller, locale, isDiscreet, t: await siteText(caller.site, locale) };
}

/** The same in discreet mode, which a push message says itself: the script may be older than the last change of it. */
function workerSiteOf({ config }: App, { caller: { site }, t, locale }: AnswerContext): ServiceWorkerSite {
  return {
    offlineVersion: offlinePage(site, t, locale).version,
    fallbackTitle: t('push_fallback.title'),
    icons: { site: notificationIcons(false), neutral: notificationIcons(true) },
    apiBaseUrl: config.apiBaseUrl,
  };
}

const notificationIcons = (isDiscreet: boolean) => ({
  icon: iconPath({ purpose: 'any', size: 192, isDiscreet }),
  badge: iconPath({ purpose: 'monochrome', size: 96, isDiscreet }),
});

/** These answers depend on cookies, so browsers ask again each time and shared caches keep nothing. */
function sendUnlessKnown(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, body, contentSecurityPolicy }: Answer,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'Cookie, Accept-Language' });
  if (contentSecurityPolicy) reply.header('content-security-policy', contentSecurityPolicy);
  return headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(body);
}

function serveIcons(http: FastifyInstance, app: App): void {
  for (const icon of appIcons) {
    http.get(iconPath(icon), async (request, reply) => {
      const png = await drawAppIcon(siteOfRequest(app, request), icon);
      return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(png);
    });
  }
}

/** The photo arrives here only if the browser has no service worker yet. The member then chooses it again. */
function receiveSharedPhoto(http: FastifyInstance): void {
  http.register(async scope => {
    scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post(SHARED_PHOTO_PATH, async (_request, reply) => reply.redirect(sharedPhotoPage('missing'), 303));
  });
}
