import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE } from '#contract/constants';
import { type CountryCode, isCountry } from '#contract/countries';
import { ApiError } from '#contract/errors';
import { chooseLanguage, localeOf } from '#contract/languages';
import { offeredLanguages } from '#i18n/offered-languages';
import { knownBrowserOf } from '../accounts/login/known-browser.ts';
import { memberBySession, rereadMember } from '../accounts/login/member-by-session.ts';
import { rememberedMember, rememberMember } from '../accounts/login/remembered-members.ts';
import { authenticatePartner } from '../accounts/partners/manage-partners.ts';
import { referralOf } from '../accounts/referral/capture-referral.ts';
import type { App, Caller, Member } from '../app.ts';
import { staffOfRequest } from '../backoffice/staff/staff-session.ts';
import { earlyLikesOf } from '../likes/early-likes/early-likes-cookie.ts';
import { dayIn } from '../platform/clock.ts';
import { skipIfReadOnly } from '../platform/database-unavailable.ts';
import { ipOf, networkOf } from '../platform/http/client-address.ts';
import { renderingCaller } from '../platform/http/in-process-fetch.ts';
import { hashSecret } from '../platform/secrets.ts';
import {
  clearSessionCookie,
  extendSession,
  sessionSecretOf,
  setSessionCookie,
} from '../platform/sessions.ts';
import { forcedSite } from '../site/forced-domain.ts';
import type { Site } from '../site/sites.ts';

/**
 * `reply` is null where no cookie can be set. `maxAgeMs` permits a member whose session was looked up within this time.
 * During server rendering, calls have the page's caller.
 * @throws ApiError `unknown_host`
 * @spec D2.21 D2.28 D4.1
 */
export async function identify(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply | null,
  { maxAgeMs = 0 } = {},
): Promise<Caller> {
  const pageCaller = renderingCaller() as Caller | undefined;
  if (pageCaller) return { ...pageCaller, rendering: true };
  const site = siteOfRequest(app, request);
  // `forced_domain` can name another site, whose settings then determine the language.
  const { settings } = forcedSite(app, (request.query as Record<string, unknown>).forced_domain) ?? site;
  const ip = ipOf(request);
  const sessionSecret = sessionSecretOf(request, app.secure);
  const networkCountry = app.geo.countryOf(ip);
  const member = sessionSecret ? await memberOfSession(app, site, sessionSecret, { reply, maxAgeMs }) : null;
  return {
    site,
    language: chooseLanguage(
      {
        cookie: request.cookies[LANGUAGE_COOKIE.name],
        account: member?.language,
        domainLanguage: settings.domain_language,
        acceptLanguage: request.headers['accept-language'],
      },
      offeredLanguages(settings),
    ),
    geoCountry: servedCountry(networkCountry),
    networkCountry,
    address: networkOf(ip),
    userAgent: String(request.headers['user-agent'] ?? ''),
    host: request.host,
    knownBrowserSecret: knownBrowserOf(request, app.secure),
    // The secret may belong to another site's session, which no call here may end.
    sessionSecret: member && sessionSecret,
    ...referralOf(request),
    earlyLikes: earlyLikesOf(request),
    partnerId: await authenticatePartner(app, site, request),
    accountId: member?.accountId ?? null,
    member,
    staff: await staffOfRequest(app, site.id, request),
    rendering: false,
  };
}

/**
 * All of a caller that can change an answer, and today's date, by which ages are counted. The address and the browser
 * only limit rates; the version stands for the site's settings.
 */
export function describeCaller({ site, address, userAgent, member, ...caller }: Caller, now: Date): string {
  const { usedAt, sessionHash, isRemembered, ...shown } = (member ?? {}) as Partial<Member> & {
    usedAt?: Date;
  };
  const { id, version, timeZone } = site;
  return JSON.stringify([id, version, dayIn(timeZone, now), sessionHash?.toString('base64'), shown, caller]);
}

/** The caller as a recorded answer must find them again; see `MountOptions.reread`. */
export async function reread(app: App, caller: Caller): Promise<Caller> {
  if (!caller.member) return caller;
  return { ...caller, member: await rereadMember(app, caller.site.id, caller.member) };
}

/** Returns a BCP 47 locale such as `en-GB`. */
export const localeOfCaller = ({ language, member, geoCountry }: Caller): string =>
  localeOf(language, member?.country ?? geoCountry);

const servedCountry = (code: string | null): CountryCode | null => (isCountry(code) ? code : null);

/**
 * Refuses unknown hosts, so that no foreign host name gets into an email.
 * @throws ApiError `unknown_host`
 */
export function siteOfRequest(app: App, request: FastifyRequest): Site {
  const site = app.sites.byHost(request.hostname);
  if (!site) throw new ApiError('unknown_host');
  return site;
}

/** Finds the member of a session cookie, and clears an invalid cookie. */
async function memberOfSession(
  app: App,
  site: Site,
  secret: string,
  { reply, maxAgeMs }: { reply: FastifyReply | null; maxAgeMs: number },
): Promise<Member | null> {
  const now = app.clock.now();
  const sessionHash = hashSecret(secret);
  const remembered = rememberedMember(app.db, site.id, sessionHash, { now, maxAgeMs });
  const member = remembered ?? (await memberBySession(app.db, site.id, sessionHash, now));
  if (!member) {
    if (reply) clearSessionCookie(reply, app.secure);
    return null;
  }
  const session = { secretHash: member.sessionHash, accountId: member.accountId, usedAt: member.usedAt };
  if (reply && (await skipIfReadOnly(extendSession(app.db, session, now)))) {
    setSessionCookie(reply, secret, app.secure);
    rememberMember(app.db, site.id, { ...member, usedAt: now }, now);
  }
  return member;
}
