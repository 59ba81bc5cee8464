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
import { RTA_LABEL } from '#contract/adult-label';
import { isBackOfficePath } from '#contract/back-office';
import { countryByCode } from '#contract/countries';
import { quickExitFromCookies } from '#contract/discretion';
import { type LanguageCode, localeOf, preferredRegion } from '#contract/languages';
import { withoutTrailingSlash } from '#contract/public-pages';
import { staffLanguages } from '#contract/staff';
import { themeFromCookies } from '#contract/theme';
import type { TextOverrides } from '#i18n/override-texts';
import { LANGUAGE_PARAMETER, requestedLanguage } from '#i18n/page-languages';
import { captureReferral } from '../accounts/referral/capture-referral.ts';
import type { App, Caller } from '../app.ts';
import { countVisit } from '../landers/count-visit.ts';
import { campaignSource, pageAddress } from '../landers/landing-address.ts';
import { captureEarlyLikes } from '../likes/early-likes/early-likes-cookie.ts';
import {
  type DocumentTraits,
  type RenderContext,
  type RenderPage,
  servePages,
} from '../platform/http/pages.ts';
import { takeHit } from '../platform/http/rate-limit.ts';
import { spendReads } from '../platform/http/read-limits.ts';
import { cardBudgetsOf } from '../profiles/card-budgets.ts';
import { pageTexts } from '../site/texts/site-text.ts';
import { describeCaller, identify, localeOfCaller } from './identify.ts';
import { serveInstalledApp } from './installed-app/serve-installed-app.ts';
import { isPreview, previewDraft } from './preview-draft.ts';

/** Exports of `src/web/entry.server.tsx` that React Router does not expect. */
type WebEntry = {
  contextFor: (document: RenderContext & { texts: TextOverrides | null }) => Promise<RouterContextProvider>;
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
  const render: RenderPage<Caller> = async (request, document, { site }) => {
    const build = await load();
    const entry = build.entry.module as unknown as WebEntry;
    const handle = handlers.get(build) ?? createRequestHandler(build, mode);
    handlers.set(build, handle);
    const texts = await pageTexts(site, document.locale);
    return handle(request, await entry.contextFor({ ...document, texts }));
  };
  servePages<Caller>(http, {
    ...visitOptions(app),
    render,
    countDocument: ({ address, site }) =>
      takeHit(
        app.db,
        `${site.key} document ${address}`,
        PAGE_LIMIT.hits,
        PAGE_LIMIT.seconds,
        app.clock.now(),
      ),
    ...(!app.config.hotReload && { sharedKeyOf: sharedDocumentKeyOf(app) }),
    countReads: (caller, reads) => countSharedReads(app, caller, reads),
    cdnOrigin: URL.canParse(app.config.cdnPrefix) ? new URL(app.config.cdnPrefix).origin : null,
    apiBaseUrl: app.config.apiBaseUrl,
    development: app.config.mode === 'development' && app.config.hotReload,
  });
}

const SHARED_PATH = '/members';

/** Visitors who come together, as from one campaign, share what they see first (decision 0214). */
const sharedDocumentKeyOf =
  ({ clock }: Pick<App, 'clock'>) =>
  (caller: Caller, { url, headers }: FastifyRequest): string | null => {
    if (caller.member || caller.staff || caller.partnerId !== null) return null;
    if (withoutTrailingSlash(url.split('?', 1)[0] ?? '/') !== SHARED_PATH) return null;
    return `${describeCaller(caller, clock.now())} ${headers.cookie ?? ''}`;
  };

async function countSharedReads(app: App, caller: Caller, reads: number): Promise<void> {
  if (reads > 0) await spendReads(app, { calls: [], budgets: cardBudgetsOf(caller, app.clock.now()) }, reads);
}

/** What the server knows of a visit before it renders the page. */
export const visitOptions = (app: App) => ({
  identify: (request: FastifyRequest, reply: FastifyReply) => identifyPageCaller(app, request, reply),
  traitsOf: documentTraitsOf,
  addressOf: ({ site }: Caller, { url }: FastifyRequest) => pageAddress(site, url, app.clock.now()),
  onLightPage: (caller: Caller, request: FastifyRequest) => countVisit(app, caller, request),
  clock: app.clock,
});

/**
 * Identifies the reader of a page. A visitor gets the language that the address asks for. Their traffic source, which
 * may be that of a campaign, their invitation, and early likes from a landing page's form are stored in cookies.
 * @spec 1.5 3.13 4.7
 */
export async function identifyPageCaller(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const caller = await identify(app, request, reply);
  if (isBackOffice(request)) return { ...caller, language: staffLanguage(caller) };
  if (caller.staff && isPreview(request)) return previewDraft(app, caller, request);
  if (caller.member) return caller;
  const language = languageInAddress(caller, request) ?? caller.language;
  const source = campaignSource(caller.site, request.url, app.clock.now());
  const visitor = captureReferral({ ...caller, language }, request, reply, app.secure, source);
  return captureEarlyLikes(visitor, request, reply, app.secure);
}

const isBackOffice = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  isBackOfficePath(url.split('?', 1)[0] ?? '/');

/** Before the login, the reader's own language if the pages of staff have it. */
const staffLanguage = ({ staff, language }: Pick<Caller, 'staff' | 'language'>): LanguageCode =>
  staff?.language ?? staffLanguages.find(known => known === language) ?? 'en';

function languageInAddress(
  { site }: Pick<Caller, 'site'>,
  request: Pick<FastifyRequest, 'url' | 'query'>,
): LanguageCode | null {
  const path = withoutTrailingSlash(request.url.split('?', 1)[0] ?? '/');
  const value = (request.query as Record<string, unknown>)[LANGUAGE_PARAMETER];
  return requestedLanguage(path, value, site.settings);
}

type PageHeaders = { cookie?: string | undefined; 'accept-language'?: string | undefined };

/**
 * Members' countries say nothing about staff: the browser's region does, if the language is spoken there. Otherwise English
 * is that of a site whose countries all speak it, or else British, with its days before months and its 24 hours.
 */
function staffLocale(
  { language, site }: Pick<Caller, 'language' | 'site'>,
  acceptLanguage: string | undefined,
): string {
  const served = site.settings.countries;
  const isSpokenIn = (country: string | undefined) =>
    countryByCode(country)?.languages.includes(language) ?? false;
  const region = preferredRegion(acceptLanguage, language);
  if (isSpokenIn(region)) return localeOf(language, region);
  if (served.every(isSpokenIn)) return localeOf(language, served[0]);
  return localeOf(language, language === 'en' ? 'GB' : null);
}

/**
 * The cache key contains everything that changes a visitor's page. The page and the key read the cookies in the same way,
 * so that no cookie stores its page under the key of others. Pages of members and staff are not cached.
 */
export function documentTraitsOf(
  caller: Caller,
  { url, headers }: Pick<FastifyRequest, 'url'> & { headers: PageHeaders },
): DocumentTraits {
  if (isBackOffice({ url }))
    return {
      locale: staffLocale(caller, headers['accept-language']),
      cacheKey: null,
      headers: { rating: RTA_LABEL },
    };
  const locale = localeOfCaller(caller);
  const cookies = headers.cookie ?? null;
  const theme = themeFromCookies(cookies);
  // On some sites, only visitors with a traffic source may search.
  const source = caller.trafficSource ? 'sent' : 'came';
  const title = quickExitFromCookies(cookies) === null ? 'named' : 'discreet';
  const { key, version } = caller.site;
  const cacheKey = [key, version, caller.geoCountry, locale, theme, source, title].join(' ');
  return {
    locale,
    cacheKey: caller.member || caller.staff ? null : cacheKey,
    headers: { rating: RTA_LABEL },
  };
}
