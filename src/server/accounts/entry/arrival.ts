import type { FastifyReply, FastifyRequest } from 'fastify';
import { INVITATIONS, TRAFFIC_SOURCE } from '#contract/constants';
import { parseTrafficSource, type TrafficSource } from '#contract/traffic-source';
import { sourceCookieOf, sourceInCookie } from './source-cookie.ts';

/** How a visitor came: who sent him, and the secret of an invitation. */
export type Arrival = { trafficSource: TrafficSource | null; invitation: string | null };

const SOURCE = 'source';
const INVITATION = 'invitation';

/** How this browser came, as it was noted when it did. */
export const arrivalOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Arrival => ({
  trafficSource: sourceInCookie(cookies[SOURCE]),
  invitation: secretIn(cookies[INVITATION]),
});

/**
 * Notes how a visitor came, from the query of the page he lands on (section 3), for this page and those after it. The last link
 * that names a source counts, as a whole (docs/decisions/0072).
 */
export function noteArrival<Visitor extends Arrival>(
  visitor: Visitor,
  request: Pick<FastifyRequest, 'query'>,
  reply: FastifyReply,
  secure: boolean,
): Visitor {
  const query = request.query as Readonly<Record<string, unknown>>;
  const trafficSource = parseTrafficSource(query);
  const invitation = secretIn(query[INVITATION]);
  if (trafficSource)
    keep(reply, SOURCE, sourceCookieOf(trafficSource), { days: TRAFFIC_SOURCE.days, secure });
  if (invitation) keep(reply, INVITATION, invitation, { days: INVITATIONS.days, secure });
  return {
    ...visitor,
    trafficSource: trafficSource ?? visitor.trafficSource,
    invitation: invitation ?? visitor.invitation,
  };
}

/** How he came is stored with his account: his browser need not know it any more. */
export function forgetArrival(reply: FastifyReply, secure: boolean): void {
  for (const name of [SOURCE, INVITATION])
    reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

const keep = (
  reply: FastifyReply,
  name: string,
  value: string,
  { days, secure }: { days: number; secure: boolean },
) =>
  reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: days * 86_400 });

/** What may be the secret of an invitation. */
const secretIn = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : null;
