import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE_DAYS } from '#contract/constants';
import { DAY_MS, DAY_SECONDS } from '#contract/durations';
import type { Db } from './db.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** The server extends sessions rarely, so that most requests write nothing. */
const EXTENSION_INTERVAL_MS = 300_000;

/** `__Host-` prevents a subdomain from setting the cookie. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

type Session = { secretHash: Buffer; accountId: string; usedAt: Date };

/**
 * Inserts a session with a new secret, which prevents session fixation.
 * @returns the secret for the cookie
 * @spec D2.21
 */
export async function beginSession(
  db: Db,
  input: {
    accountId: string;
    byPasskey: boolean;
    userAgent: string;
    country: string | null;
    browserId: string;
    now: Date;
  },
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('sessions')
    .values({
      secret_hash: hashSecret(secret),
      account_id: input.accountId,
      created_at: input.now,
      used_at: input.now,
      expires_at: new Date(input.now.getTime() + SESSION_COOKIE_DAYS * DAY_MS),
      user_agent: input.userAgent.slice(0, 300),
      country: input.country,
      browser_id: input.browserId,
      by_passkey: input.byPasskey,
    })
    .execute();
  return secret;
}

/**
 * The old secret becomes invalid.
 * @returns the new secret
 */
export async function rotateSessionSecret(db: Db, secretHash: Buffer): Promise<string> {
  const secret = newSecret();
  await db
    .updateTable('sessions')
    .set({ secret_hash: hashSecret(secret) })
    .where('secret_hash', '=', secretHash)
    .execute();
  return secret;
}

/** @spec 9 D2.21 */
export function setSessionCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(sessionCookieName(secure), secret, httpOnlyCookie(secure, SESSION_COOKIE_DAYS));
}

export const clearSessionCookie = (reply: FastifyReply, secure: boolean): void => {
  reply.clearCookie(sessionCookieName(secure), httpOnlyCookie(secure, 0));
};

/** Options of a cookie that no script can read. */
export const httpOnlyCookie = (secure: boolean, days: number) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: days * DAY_SECONDS }) as const;

export function sessionSecretOf(request: Pick<FastifyRequest, 'cookies'>, secure: boolean): string | null {
  const secret = request.cookies[sessionCookieName(secure)];
  return secret !== undefined && secret.length === 43 ? secret : null;
}

export const isExtensionDue = ({ usedAt }: Pick<Session, 'usedAt'>, now: Date): boolean =>
  now.getTime() - usedAt.getTime() >= EXTENSION_INTERVAL_MS;

/** @returns whether the session was extended */
export async function extendSession(db: Db, session: Session, now: Date): Promise<boolean> {
  if (!isExtensionDue(session, now)) return false;
  await db
    .updateTable('sessions')
    .set({ used_at: now, expires_at: new Date(now.getTime() + SESSION_COOKIE_DAYS * DAY_MS) })
    .where('secret_hash', '=', session.secretHash)
    .execute();
  return true;
}
