import type { FastifyReply, FastifyRequest } from 'fastify';
import { INVITATIONS, TRAFFIC_SOURCE } from '#contract/constants';
import { DAY_SECONDS } from '#contract/durations';
import { parseTrafficSource, type TrafficSource } from '#contract/traffic-source';
import { decodeSourceCookie, encodeSourceCookie } from './source-cookie-format.ts';

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
 * @spec 3.13
 */
export function captureReferral<Visitor extends Referral>(
  visitor: Visitor,
  request: Pick<FastifyRequest, 'query'>,
  reply: FastifyReply,
  secure: boolean,
): Visitor {
  const query = request.query as Readonly<Record<string, unknown>>;
  const trafficSource = parseTrafficSource(query);
  const invitation = invitationSecretIn(query[INVITATION_COOKIE]);
  if (trafficSource)
    setReferralCookie(reply, SOURCE_COOKIE, encodeSourceCookie(trafficSource), {
      days: TRAFFIC_SOURCE.days,
      secure,
    });
  if (invitation) setReferralCookie(reply, INVITATION_COOKIE, invitation, { days: INVITATIONS.days, secure });
  return {
    ...visitor,
    trafficSource: trafficSource ?? visitor.trafficSource,
    invitationSecret: invitation ?? visitor.invitationSecret,
  };
}

export function clearReferralCookies(reply: FastifyReply, secure: boolean): void {
  for (const name of [SOURCE_COOKIE, INVITATION_COOKIE])
    reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

const setReferralCookie = (
  reply: FastifyReply,
  name: string,
  value: string,
  { days, secure }: { days: number; secure: boolean },
) =>
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: days * DAY_SECONDS,
  });

const invitationSecretIn = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null;
