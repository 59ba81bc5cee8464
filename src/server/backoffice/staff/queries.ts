import type { ExpressionBuilder, Insertable } from 'kysely';
import type { StaffRole } from '#contract/staff-permissions';
import type { DB, Staff, StaffSessions } from '#db/schema';
import type { Db } from '../../platform/db.ts';

/** Null for a session that has ended, or of a login that was taken away. */
export const selectStaffBySession = (db: Db, siteId: number, secretHash: Buffer, now: Date) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .where('staff.site_id', '=', siteId)
    .where('staff.deactivated_at', 'is', null)
    .select(['staff.id', 'email', 'name', 'roles', 'language', 'verified_at'])
    .executeTakeFirst();

export const selectStaffSession = (db: Db, secretHash: Buffer) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .where('secret_hash', '=', secretHash)
    .select(({ eb }) => ['expires_at', eb('staff.totp_secret', 'is not', null).as('has_authenticator')])
    .executeTakeFirstOrThrow();

export const selectStaffByEmail = (db: Db, siteId: number, email: string) =>
  db
    .selectFrom('staff')
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .select(eb => ['id', 'password_hash', hasFactor(eb).as('has_second_factor')])
    .executeTakeFirst();

export const insertStaffSession = (db: Db, session: Insertable<StaffSessions>) =>
  db.insertInto('staff_sessions').values(session).execute();

export const deleteStaffSession = (db: Db, secretHash: Buffer) =>
  db.deleteFrom('staff_sessions').where('secret_hash', '=', secretHash).execute();

export const deleteSessionsOf = (db: Db, staffId: string) =>
  db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();

export const deleteOtherSessionsOf = (db: Db, staffId: string, current: Buffer) =>
  db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('secret_hash', '<>', current)
    .execute();

export const markSessionVerified = (db: Db, secretHash: Buffer, now: Date) =>
  db.updateTable('staff_sessions').set({ verified_at: now }).where('secret_hash', '=', secretHash).execute();

export const lockStaff = (db: Db, staffId: string) =>
  db.selectFrom('staff').where('id', '=', staffId).selectAll().forUpdate().executeTakeFirstOrThrow();

export type StaffRow = Awaited<ReturnType<typeof lockStaff>>;

/** Without unknown ids and those of another site. In the order of ids, so that no two transactions wait for each other. */
export const lockStaffOfSite = (db: Db, siteId: number, staffIds: readonly string[]) =>
  db
    .selectFrom('staff')
    .where('id', 'in', staffIds)
    .where('site_id', '=', siteId)
    .select(['id', 'roles', 'deactivated_at'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** An authenticator app, or a passkey at any host of the site. */
const hasFactor = ({ or, eb, exists, selectFrom }: ExpressionBuilder<DB, 'staff'>) =>
  or([
    eb('staff.totp_secret', 'is not', null),
    exists(
      selectFrom('staff_passkeys')
        .whereRef('staff_passkeys.staff_id', '=', 'staff.id')
        .select('staff_passkeys.id'),
    ),
  ]);

export async function selectHasFactor(db: Db, staffId: string): Promise<boolean> {
  const staff = await db
    .selectFrom('staff')
    .where('id', '=', staffId)
    .select(eb => hasFactor(eb).as('has_second_factor'))
    .executeTakeFirstOrThrow();
  return Boolean(staff.has_second_factor);
}

type StaffChanges = Partial<
  Pick<
    Insertable<Staff>,
    | 'roles'
    | 'language'
    | 'password_hash'
    | 'deactivated_at'
    | 'totp_secret'
    | 'totp_step'
    | 'totp_pending'
    | 'totp_pending_until'
    | 'totp_pending_session'
  >
>;

export const updateStaff = (db: Db, staffId: string, changes: StaffChanges) =>
  db.updateTable('staff').set(changes).where('id', '=', staffId).execute();

type InvitedStaff = {
  siteId: number;
  email: string;
  name: string;
  roles: readonly StaffRole[];
  language: 'en' | 'nl';
  now: Date;
};

/**
 * An invitation to somebody who has not used an earlier one, or whose login was taken away, takes its place.
 * @returns undefined if the address has a login
 */
export const upsertInvitedStaff = (db: Db, { siteId, email, name, roles, language, now }: InvitedStaff) =>
  db
    .insertInto('staff')
    .values({ site_id: siteId, email, name, roles: [...roles], language, created_at: now })
    .onConflict(conflict =>
      conflict
        .columns(['site_id', 'email'])
        .doUpdateSet({
          name,
          roles: [...roles],
          language,
          deactivated_at: null,
          password_hash: null,
          totp_secret: null,
          totp_pending: null,
        })
        .where(({ or, eb }) =>
          or([eb('staff.password_hash', 'is', null), eb('staff.deactivated_at', 'is not', null)]),
        ),
    )
    .returning('id')
    .executeTakeFirst();

/** Earlier links of the same person stop working. */
export async function replaceInvitation(
  db: Db,
  invitation: { staffId: string; secretHash: Buffer; expiresAt: Date },
): Promise<void> {
  const { staffId, secretHash, expiresAt } = invitation;
  await db.deleteFrom('staff_invitations').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_invitations')
    .values({ staff_id: staffId, secret_hash: secretHash, expires_at: expiresAt })
    .execute();
}

export const selectInvitation = (db: Db, siteId: number, secretHash: Buffer, now: Date) =>
  db
    .selectFrom('staff_invitations')
    .innerJoin('staff', 'staff.id', 'staff_invitations.staff_id')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .where('staff.site_id', '=', siteId)
    .where('staff.deactivated_at', 'is', null)
    .select(['staff.id', 'email', 'name'])
    .executeTakeFirst();

/** Resolves to false if the invitation was used meanwhile. */
export async function consumeInvitation(db: Db, secretHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_invitations')
    .where('secret_hash', '=', secretHash)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const selectStaffList = (db: Db, siteId: number) =>
  db
    .selectFrom('staff')
    .where('site_id', '=', siteId)
    .select(expressions => [
      'id',
      'name',
      'email',
      'roles',
      'created_at',
      'deactivated_at',
      expressions.eb('password_hash', 'is not', null).as('has_password'),
      hasFactor(expressions).as('has_second_factor'),
      expressions
        .selectFrom('staff_sessions')
        .whereRef('staff_id', '=', 'staff.id')
        .select(({ fn }) => fn.max('staff_sessions.created_at').as('last'))
        .as('last_login'),
    ])
    .orderBy('deactivated_at', order => order.desc().nullsFirst())
    .orderBy('name')
    .orderBy('id')
    .execute();

const EXPIRING = [
  'staff_sessions',
  'staff_invitations',
  'staff_lookups',
  'staff_passkey_challenges',
] as const;

export async function deleteExpiredStaffData(db: Db, now: Date): Promise<void> {
  for (const table of EXPIRING) await db.deleteFrom(table).where('expires_at', '<', now).execute();
}

/** People of the demo. */
export const selectSeededStaff = (db: Db) =>
  db
    .selectFrom('staff')
    .where('seeded', '=', true)
    .select(['id', 'name', 'email', 'roles', 'totp_secret'])
    .orderBy('created_at')
    .execute();
