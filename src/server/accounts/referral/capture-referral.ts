import type { FastifyReply, FastifyRequest } from 'fastify';
import { INVITATIONS, TRAFFIC_SOURCE } from '#contract/constants';
import {
  parseTrafficSource,
  sanitizeSourceText,
  type TrafficSource,
  trafficSourceFields,
  trafficSourceFrom,
} from '#contract/traffic-source';
import { parseJson } from '../../platform/parse-json.ts';
import { httpOnlyCookie } from '../../platform/sessions.ts';

/** @spec 3.13 */
type Referral = { trafficSource: TrafficSource | null; invitationSecret: string | null };

const SOURCE_COOKIE = 'source';
const INVITATION_COOKIE = 'invitation';

export const referralOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Referral => ({
  trafficSource: decodeSourceCookie(cookies[SOURCE_COOKIE]),
  invitationSecret: invitationSecretIn(cookies[INVITATION_COOKIE]),
});

/**
 * A traffic source in the link replaces all fields of the visitor's earlier source.
 * @param campaignSource counts for visitors who have no source
 * @spec 3.13
 */
export function captureReferral<Visitor extends Referral>(
  visitor: Visitor,
  request: Pick<FastifyRequest, 'query'>,
  reply: FastifyReply,
  secure: boolean,
  campaignSource: TrafficSource | null = null,
): Visitor {
  const query = request.query as Readonly<Record<string, unknown>>;
  const trafficSource = parseTrafficSource(query) ?? (visitor.trafficSource ? null : campaignSource);
  const invitation = invitationSecretIn(query[INVITATION_COOKIE]);
  if (trafficSource) {
    const source = encodeSourceCookie(trafficSource);
    reply.setCookie(SOURCE_COOKIE, source, httpOnlyCookie(secure, TRAFFIC_SOURCE.days));
  }
  if (invitation) reply.setCookie(INVITATION_COOKIE, invitation, httpOnlyCookie(secure, INVITATIONS.days));
  return {
    ...visitor,
    trafficSource: trafficSource ?? visitor.trafficSource,
    invitationSecret: invitation ?? visitor.invitationSecret,
  };
}

export function clearReferralCookies(reply: FastifyReply, secure: boolean): void {
  for (const name of [SOURCE_COOKIE, INVITATION_COOKIE]) reply.clearCookie(name, httpOnlyCookie(secure, 0));
}

const invitationSecretIn = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null;

const MAX_COOKIE_LENGTH = 4_000;

/** @spec 3.13 */
export const encodeSourceCookie = (source: TrafficSource): string =>
  Buffer.from(JSON.stringify(trafficSourceFields.map(field => source[field]))).toString('base64url');

/** Returns null for a cookie that `encodeSourceCookie` cannot have made. */
export function decodeSourceCookie(cookie: string | undefined): TrafficSource | null {
  if (cookie === undefined || cookie.length > MAX_COOKIE_LENGTH || !/^[\w-]+$/.test(cookie)) return null;
  const values = parseJson(Buffer.from(cookie, 'base64url').toString());
  if (!Array.isArray(values) || values.length !== trafficSourceFields.length) return null;
  if (!values.every(isSanitized)) return null;
  return trafficSourceFrom(field => values[trafficSourceFields.indexOf(field)] ?? '');
}

const isSanitized = (value: unknown): value is string =>
  typeof value === 'string' && sanitizeSourceText(value) === value;
