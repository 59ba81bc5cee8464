import type { FastifyReply, FastifyRequest } from 'fastify';
import { STAFF_SESSION_HOURS } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import type { StaffSession } from '#contract/staff';
import { permissionsOf, type StaffRole } from '#contract/staff-permissions';
import { relyingParty } from '../../accounts/passkeys/ceremony.ts';
import type { App, Caller, StaffCaller, StaffMember } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { selectStaffPasskeys } from './passkey-queries.ts';
import {
  deleteStaffSession,
  insertStaffSession,
  selectStaffBySession,
  selectStaffSession,
} from './queries.ts';

/** `__Host-` prevents a subdomain from setting the cookie. */
export const staffCookieName = (secure: boolean): string => (secure ? '__Host-staff' : 'staff');

const cookieOptions = (secure: boolean, hours: number) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: hours * 3_600 }) as const;

/**
 * Replaces the browser's session of staff. The new one may do nothing before the second factor.
 * @spec D2.33
 */
export async function beginStaffSession(
  app: App,
  { userAgent, staff }: Pick<Caller, 'userAgent' | 'staff'>,
  staffId: string,
  reply: FastifyReply,
): Promise<void> {
  const now = app.clock.now();
  const secret = newSecret();
  if (staff) await deleteStaffSession(app.db, staff.sessionHash);
  await insertStaffSession(app.db, {
    secret_hash: hashSecret(secret),
    staff_id: staffId,
    created_at: now,
    expires_at: new Date(now.getTime() + STAFF_SESSION_HOURS * HOUR_MS),
    user_agent: userAgent.slice(0, 300),
  });
  reply.setCookie(staffCookieName(app.secure), secret, cookieOptions(app.secure, STAFF_SESSION_HOURS));
}

/** @spec D2.33 */
export async function logOutStaff(app: App, { staff }: StaffCaller, reply: FastifyReply): Promise<void> {
  await deleteStaffSession(app.db, staff.sessionHash);
  reply.clearCookie(staffCookieName(app.secure), cookieOptions(app.secure, 0));
}

/** Null without a valid session at this site. */
export async function staffOfRequest(
  app: Pick<App, 'db' | 'clock' | 'secure'>,
  siteId: number,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): Promise<StaffMember | null> {
  const secret = cookies[staffCookieName(app.secure)];
  if (secret === undefined || secret.length !== 43) return null;
  return staffBySession(app.db, siteId, hashSecret(secret), app.clock.now());
}

async function staffBySession(
  db: Db,
  siteId: number,
  sessionHash: Buffer,
  now: Date,
): Promise<StaffMember | null> {
  const row = await selectStaffBySession(db, siteId, sessionHash, now);
  if (!row) return null;
  const { id, email, name, roles, language, verified_at: verifiedAt } = row;
  return {
    ...{ id, email, name, sessionHash, verifiedAt },
    roles: roles as StaffRole[],
    language: language as StaffMember['language'],
  };
}

/** @spec D2.33 */
export async function presentStaffSession(app: App, caller: StaffCaller): Promise<StaffSession> {
  const { id, name, email, language, roles, verifiedAt, sessionHash } = caller.staff;
  const [{ expires_at, has_authenticator }, passkeys] = await Promise.all([
    selectStaffSession(app.db, sessionHash),
    selectStaffPasskeys(app.db, id),
  ]);
  const { rpId } = relyingParty(app, caller);
  const authenticator = Boolean(has_authenticator);
  return {
    ...{ id, name, email, language },
    roles: [...roles],
    permissions: permissionsOf(roles),
    has_second_factor: authenticator || passkeys.length > 0,
    factors: { authenticator, passkey: passkeys.some(passkey => passkey.rp_id === rpId) },
    verified_at: verifiedAt?.toISOString() ?? null,
    expires_at: expires_at.toISOString(),
  };
}
