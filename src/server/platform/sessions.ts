import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE_DAYS } from '#contract/constants';
import type { Db } from './db.ts';
import { hashSecret, newSecret } from './secrets.ts';

const DAY_MS = 86_400_000;
/** Rolling: the expiry moves at most this often, so that a request is usually a read. */
const ROLL_MS = 300_000;

/** Cookies are host-bound over https; `__Host-` forbids a subdomain to plant one. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-session' : 'session');

export type Session = { secretHash: Buffer; accountId: string; usedAt: Date };

/** Begins a login of 30 days. @returns its secret for the cookie, new each time, so that a planted one is worth nothing */
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

/** Goes on with a login under another secret: the one it had is worth nothing any more. @returns the new one */
export async function renewSession(db: Db, secretHash: Buffer): Promise<string> {
  const secret = newSecret();
  await db
    .updateTable('sessions')
    .set({ secret_hash: hashSecret(secret) })
    .where('secret_hash', '=', secretHash)
    .execute();
  return secret;
}

/** Gives the browser its login for 30 days (section 9); no script can read it. */
export function setSessionCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(sessionCookieName(secure), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_COOKIE_DAYS * 86_400,
  });
}

/** Takes the login's cookie back. */
export const clearSessionCookie = (reply: FastifyReply, secure: boolean): void => {
  reply.clearCookie(sessionCookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
};

/** The secret in the request's cookie; null when there is none that could be one. */
export function sessionSecretOf(request: Pick<FastifyRequest, 'cookies'>, secure: boolean): string | null {
  const secret = request.cookies[sessionCookieName(secure)];
  return secret !== undefined && secret.length === 43 ? secret : null;
}

/** Moves the expiry of a used session, at most once in five minutes. */
export async function rollSession(db: Db, session: Session, now: Date): Promise<boolean> {
  if (now.getTime() - session.usedAt.getTime() < ROLL_MS) return false;
  await db
    .updateTable('sessions')
    .set({ used_at: now, expires_at: new Date(now.getTime() + SESSION_COOKIE_DAYS * DAY_MS) })
    .where('secret_hash', '=', session.secretHash)
    .execute();
  return true;
}
