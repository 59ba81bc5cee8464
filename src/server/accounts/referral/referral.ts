import type { FastifyReply, FastifyRequest } from 'fastify';
import { INVITATIONS, TRAFFIC_SOURCE } from '#contract/constants';
import { parseTrafficSource, type TrafficSource } from '#contract/traffic-source';
import { decodeSourceCookie, encodeSourceCookie } from './source-cookie.ts';

/** How a visitor came: who sent him, and the secret of an invitation. */
export type Referral = { trafficSource: TrafficSource | null; invitation: string | null };

const SOURCE_COOKIE = 'source';
const INVITATION_COOKIE = 'invitation';

/** How this browser came, as it was noted when it did. */
export const referralOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Referral => ({
  trafficSource: decodeSourceCookie(cookies[SOURCE_COOKIE]),
  invitation: invitationSecretIn(cookies[INVITATION_COOKIE]),
});

/**
 * Notes how a visitor came, from the query of the page he lands on (section 3), for this page and those after it. The last link
 * that names a source counts, as a whole (docs/decisions/0072).
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
    invitation: invitation ?? visitor.invitation,
  };
}

/** How he came is stored with his account: his browser need not know it any more. */
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
  reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: days * 86_400 });

/** What may be the secret of an invitation. */
const invitationSecretIn = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null;
