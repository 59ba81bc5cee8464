import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE } from '#contract/constants';
import { ApiError } from '#contract/errors';
import { chooseLanguage, type LanguageCode, languageCodes, localeOf } from '#contract/languages';
import { errorText } from '#i18n/error-text';
import { offeredLanguages } from '#i18n/offered-languages';
import { serverText } from '#i18n/server-text';
import { serveExports } from '../accounts/export/serve-exports.ts';
import { activeSessions } from '../accounts/login/member-by-session.ts';
import { openNeutralLink } from '../accounts/open-neutral-link.ts';
import { apiDocument } from '../api/document.ts';
import { routes } from '../api/routes.ts';
import type { App, Caller } from '../app.ts';
import { admitStaffCall } from '../backoffice/staff/admit-staff.ts';
import { serveFigureFiles } from '../backoffice/statistics/figures-file.ts';
import { recordResponseTime } from '../backoffice/statistics/record-response-time.ts';
import { serveGifs } from '../chats/gifs/gif-files.ts';
import { messageAcknowledgements } from '../chats/indicators/record-delivered.ts';
import { chatFolder } from '../chats/photos/chat-folder.ts';
import { createPageFrameReceiver } from '../chats/receive-page-frames.ts';
import { serveReceipts } from '../credits/serve-receipts.ts';
import { serveMoneyFiles } from '../credits/staff/money-file.ts';
import { eventSerializers } from '../domains.ts';
import { serveCampaignFile } from '../landers/staff/serve-campaign-file.ts';
import { evidencePictures } from '../moderation/reports/evidence-pictures.ts';
import { openUnsubscribeLink } from '../notifications/unsubscribe/open-unsubscribe-link.ts';
import { albumFolder } from '../photos/albums/get-album.ts';
import { reviewPictures } from '../photos/review/serve-review-pictures.ts';
import { serveStaffPictures } from '../photos/review/serve-staff-pictures.ts';
import { serveMedia } from '../photos/serve-media.ts';
import { servePrivatePictures } from '../photos/serve-private.ts';
import { selfieFolder } from '../photos/verification/send-selfie.ts';
import { refuseMalformed } from '../platform/http/malformed.ts';
import { mount } from '../platform/http/mount.ts';
import { allowSiteOrigins, type OriginsOf } from '../platform/http/origin.ts';
import { createHttp } from '../platform/http/server.ts';
import { type LiveSockets, serveLive } from '../platform/live/sockets.ts';
import { serveDocument } from '../platform/openapi/serve-document.ts';
import { cardBudgetsOf } from '../profiles/card-budgets.ts';
import { SANDBOX_API_PATH } from '../providers/payments/sandbox/serve-calls.ts';
import { PUSH_SERVICE_PATH } from '../providers/push/sandbox/push-service.ts';
import { draftSite } from '../site/drafts/draft-site.ts';
import { serveFavicon } from '../site/favicon.ts';
import { siteOrigins } from '../site/site-url.ts';
import { serveTexts } from '../site/texts/serve-texts.ts';
import { siteText } from '../site/texts/site-text.ts';
import { serveStaffEmailFrames } from './email-previews/staff-previews.ts';
import { errorPage } from './error-page.ts';
import { describeCaller, identify, localeOfCaller, reread, siteOfRequest } from './identify.ts';
import { serveSearchEngines } from './search-engines/serve-search-engines.ts';
import { serveSharePictures } from './share-pictures/serve-share-pictures.ts';

/** Creates the HTTP server for all calls, files and sockets. */
export async function openHttp(app: App): Promise<{ http: FastifyInstance; live: LiveSockets }> {
  const { config, log, db } = app;
  const locales = new WeakMap<FastifyRequest, string>();
  const localeFor = (request: FastifyRequest) =>
    locales.get(request) ?? localeOf(fallbackLanguage(app, request));
  const textFor = (request: FastifyRequest) => {
    const site = app.sites.byHost(request.hostname);
    return site ? siteText(site, localeFor(request)) : serverText(localeFor(request));
  };
  const http = await createHttp({
    log,
    onRequestEnd: (outcome, request) => {
      app.metrics.recordRequest(outcome);
      recordResponseTime(app, outcome, request.hostname);
    },
    trustedProxies: config.trustedProxies,
    maxLoopDelayMs: config.maxLoopDelayMs,
    secureCookies: app.secure,
    isReady: () => app.readiness.check(db),
    translatorFor: async request => {
      const t = await textFor(request);
      return (code, params) => errorText(t, { code, params });
    },
    renderErrorPage: async (request, status, refusal) => {
      const locale = localeFor(request);
      const site = app.sites.byHost(request.hostname) ?? null;
      return errorPage(await textFor(request), locale, status, refusal, site);
    },
  });
  const originsOf = (request: FastifyRequest) => {
    const site = app.sites.byHost(request.hostname);
    return site ? siteOrigins(config, site) : [];
  };
  // Sockets come before the hooks that refuse; otherwise a refused socket request would stay connected.
  const live = await openSockets(http, app, originsOf);
  // Hooks that refuse come later, so that refusals also get CORS headers.
  allowSiteOrigins(http, originsOf);
  refuseMalformed(http);
  refuseUnknownHosts(http, app);
  const identifyCaller = async (
    request: FastifyRequest,
    reply: FastifyReply,
    options: { maxAgeMs: number },
  ) => {
    const caller = await identify(app, request, reply, options);
    locales.set(request, localeOfCaller(caller));
    return caller;
  };
  const validateAnswers = config.mode !== 'production';
  mount<App, Caller>(http, {
    ...{ app, routes, identify: identifyCaller, secret: config.secret, validateAnswers },
    readBudgetsOf: cardBudgetsOf,
    describeCaller,
    reread: caller => reread(app, caller),
    admitStaff: (call, caller) => admitStaffCall(app, call, caller),
    originsOf,
  });
  serveFavicon(http, request => siteOfRequest(app, request));
  serveTexts(
    http,
    app,
    request => siteOfRequest(app, request),
    async request => {
      const { site, staff } = await identify(app, request, null);
      return (await draftSite(app, site, staff))?.site ?? null;
    },
  );
  serveSearchEngines(http, app);
  serveSharePictures(http, app);
  serveMedia(
    http,
    app,
    request => identify(app, request, null),
    request => (isMediaHost(config, request) ? null : siteOfRequest(app, request)),
  );
  for (const folder of [albumFolder, selfieFolder, chatFolder])
    servePrivatePictures(http, app, request => identify(app, request, null), folder);
  for (const folder of [reviewPictures, evidencePictures])
    serveStaffPictures(http, app, request => identify(app, request, null), folder);
  serveGifs(http, app);
  openUnsubscribeLink(http);
  openNeutralLink(http, app);
  serveExports(http, app, request => identify(app, request, null));
  serveReceipts(http, app, request => identify(app, request, null));
  serveCampaignFile(http, app, request => identify(app, request, null));
  serveMoneyFiles(http, app, request => identify(app, request, null));
  serveFigureFiles(http, app, request => identify(app, request, null));
  serveStaffEmailFrames(http, app, request => identify(app, request, null));
  await serveDocument(http, () => apiDocument(app.secure));
  return { http, live };
}

function fallbackLanguage({ sites }: App, { cookies, headers, hostname }: FastifyRequest): LanguageCode {
  const { settings } = sites.byHost(hostname) ?? {};
  return chooseLanguage(
    {
      cookie: cookies?.[LANGUAGE_COOKIE.name],
      domainLanguage: settings?.domain_language,
      acceptLanguage: headers['accept-language'],
    },
    settings ? offeredLanguages(settings) : languageCodes,
  );
}

const openSockets = (http: FastifyInstance, app: App, originsOf: OriginsOf): Promise<LiveSockets> =>
  serveLive(http, {
    originsOf,
    bus: app.bus,
    log: app.log,
    identify: async request => {
      const { member } = await identify(app, request, null);
      return member && { profileId: member.profileId, sessionHash: member.sessionHash.toString('hex') };
    },
    selectValidSessions: hashes => activeSessions(app, hashes),
    receiveFrame: createPageFrameReceiver(app),
    acknowledged: messageAcknowledgements(app),
    serialize: async (notice, profileId) =>
      (await eventSerializers[notice.type]?.(app, notice, profileId)) ?? null,
  });

/** Health checks use the IP address instead of a host name. */
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/**
 * Refuses requests to a host that belongs to no site.
 * @spec D4.1
 */
function refuseUnknownHosts(http: FastifyInstance, app: Pick<App, 'sites' | 'config'>): void {
  http.addHook('onRequest', async request => {
    if (!isServed(app, request)) throw new ApiError('unknown_host');
  });
}

function isServed({ sites, config }: Pick<App, 'sites' | 'config'>, request: FastifyRequest): boolean {
  const { pathname } = URL.parse(request.url, 'http://any.invalid') ?? { pathname: '' };
  if (sites.byHost(request.hostname) || HEALTH_PATHS.has(pathname)) return true;
  // The server calls its sandboxes by IP address, not by a site's host.
  if (config.payments.provider === 'sandbox' && pathname.startsWith(`${SANDBOX_API_PATH}/`)) return true;
  if (config.mode !== 'production' && pathname.startsWith(`${PUSH_SERVICE_PATH}/`)) return true;
  return pathname.startsWith('/media/') && isMediaHost(config, request);
}

const isMediaHost = ({ cdnPrefix }: App['config'], { hostname }: FastifyRequest): boolean =>
  URL.parse(cdnPrefix)?.hostname === hostname.toLowerCase();
