import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE } from '#contract/constants';
import { type CountryCode, isCountry } from '#contract/countries';
import { ApiError } from '#contract/errors';
import { chooseLanguage, localeOf } from '#contract/languages';
import { offeredLanguages } from '#i18n/offered-languages';
import { knownBrowserOf } from './accounts/login/known-browser.ts';
import { memberBySession } from './accounts/login/member-by-session.ts';
import { authenticatePartner } from './accounts/partners/authenticate-partner.ts';
import { referralOf } from './accounts/referral/referral.ts';
import type { App, Caller, Member } from './app.ts';
import { skipIfReadOnly } from './platform/database-unavailable.ts';
import { ipOf, networkOf } from './platform/http/client-address.ts';
import { renderingCaller } from './platform/http/in-process-fetch.ts';
import { hashSecret } from './platform/secrets.ts';
import { clearSessionCookie, extendSession, sessionSecretOf, setSessionCookie } from './platform/sessions.ts';
import { forcedSite } from './site/forced-site.ts';
import type { Site } from './site/sites.ts';

/**
 * Who calls: site by host, login by cookie, language by cookie, account, site and browser.
 * `reply` is null where no cookie may be set: at the upgrade to a socket, and with pictures. Within the rendering of a document it is the document's caller, asked once.
 */
export async function identify(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply | null,
): Promise<Caller> {
  const document = renderingCaller() as Caller | undefined;
  if (document) return { ...document, rendering: true };
  const site = siteOf(app, request);
  // The page of another site's settings is in that site's language (section 7).
  const { settings } = forcedSite(app, (request.query as Record<string, unknown>).forced_domain) ?? site;
  const ip = ipOf(request);
  const sessionSecret = sessionSecretOf(request, app.secure);
  const networkCountry = app.geo.countryOf(ip);
  const member = sessionSecret ? await memberOf(app, site, sessionSecret, reply) : null;
  return {
    site,
    language: chooseLanguage(
      {
        cookie: request.cookies[LANGUAGE_COOKIE.name],
        account: member?.language,
        domainLanguage: settings.domain_language,
        acceptLanguage: request.headers['accept-language'],
      },
      offeredLanguages(settings.countries),
    ),
    geoCountry: servedCountry(networkCountry),
    networkCountry,
    address: networkOf(ip),
    userAgent: String(request.headers['user-agent'] ?? ''),
    host: request.host,
    knownBrowser: knownBrowserOf(request, app.secure),
    // One that is nobody's here may be somebody's on another site: nothing may end it from here.
    sessionSecret: member && sessionSecret,
    ...referralOf(request),
    partnerId: await authenticatePartner(app, site, request),
    accountId: member?.accountId ?? null,
    member,
    isStaff: false,
    rendering: false,
  };
}

/** The BCP 47 locale a caller is spoken to in: the variant of his own country, else of where he is. */
export const localeOfCaller = ({ language, member, geoCountry }: Caller): string =>
  localeOf(language, member?.country ?? geoCountry);

const servedCountry = (code: string | null): CountryCode | null => (isCountry(code) ? code : null);

/** The site of the request's host: only configured hosts are served, so that no foreign name gets into a mail or a cookie. */
export function siteOf(app: App, request: FastifyRequest): Site {
  const site = app.sites.byHost(request.hostname);
  if (!site) throw new ApiError('unknown_host');
  return site;
}

/** The member behind a session cookie; a cookie that stands for nobody is cleared. */
async function memberOf(
  app: App,
  site: Site,
  secret: string,
  reply: FastifyReply | null,
): Promise<Member | null> {
  const now = app.clock.now();
  const member = await memberBySession(app.db, site.id, hashSecret(secret), now);
  if (!member) {
    if (reply) clearSessionCookie(reply, app.secure);
    return null;
  }
  const session = { secretHash: member.sessionHash, accountId: member.accountId, usedAt: member.usedAt };
  if (reply && (await skipIfReadOnly(extendSession(app.db, session, now))))
    setSessionCookie(reply, secret, app.secure);
  return member;
}
