import type { FastifyReply, FastifyRequest } from 'fastify';

/** A browser is known this long after its last login. */
export const KNOWN_BROWSER_DAYS = 365;

/** Bound to the host over https, as the login's cookie is. */
const cookieName = (secure: boolean): string => (secure ? '__Host-known' : 'known');

/** The secret of a browser that logged in before; null when there is none that could be one. */
export function knownBrowserOf(request: Pick<FastifyRequest, 'cookies'>, secure: boolean): string | null {
  const secret = request.cookies[cookieName(secure)];
  return secret !== undefined && secret.length === 43 ? secret : null;
}

/** This browser is known no longer. */
export const clearKnownBrowserCookie = (reply: FastifyReply, secure: boolean): void => {
  reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
};

/** Makes this browser a known one: a lockout by strangers' failures does not keep it out. */
export function setKnownBrowserCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(cookieName(secure), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: KNOWN_BROWSER_DAYS * 86_400,
  });
}
