import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpOnlyCookie } from '../../platform/sessions.ts';

export const KNOWN_BROWSER_DAYS = 365;

/** Browsers accept the prefix `__Host-` only over https. */
const cookieName = (secure: boolean): string => (secure ? '__Host-known' : 'known');

export function knownBrowserOf(request: Pick<FastifyRequest, 'cookies'>, secure: boolean): string | null {
  const secret = request.cookies[cookieName(secure)];
  return secret !== undefined && secret.length === 43 ? secret : null;
}

export const clearKnownBrowserCookie = (reply: FastifyReply, secure: boolean): void => {
  reply.clearCookie(cookieName(secure), httpOnlyCookie(secure, 0));
};

/**
 * Lockouts that other people cause do not affect a known browser.
 * @spec D2.19
 */
export function setKnownBrowserCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(cookieName(secure), secret, httpOnlyCookie(secure, KNOWN_BROWSER_DAYS));
}
