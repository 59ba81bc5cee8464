import { randomUUID } from 'node:crypto';
import type { StaffRole } from '#contract/staff-permissions';
import { staffCookieName } from '../backoffice/staff/staff-session.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Browser, BrowserOptions } from './browser.ts';
import type { TestServer } from './start-test-server.ts';

export type TestStaffOptions = {
  roles?: StaffRole[];
  siteId?: number;
  name?: string;
  /** When the second factor was given: by default now; null before it was given. */
  verifiedAt?: Date | null;
  browser?: BrowserOptions;
};

export type TestStaff = Browser & { staffId: string; email: string };

/** Inserts a person of the staff, and returns their browser, which is logged in with the second factor. */
export async function createTestStaff(
  server: Server,
  { roles = ['admin'], siteId = 1, name = 'Sanne', ...login }: TestStaffOptions = {},
): Promise<TestStaff> {
  const { db, clock } = server;
  const email = `staff-${randomUUID()}@example.com`;
  const { id: staffId } = await db
    .insertInto('staff')
    .values({ site_id: siteId, email, name, roles, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return logInTestStaff(server, { staffId, email }, login);
}

type Server = Pick<TestServer, 'app' | 'db' | 'clock' | 'visitor'>;

/** Returns another browser of the person, for example after a change of roles ended the sessions. */
export async function logInTestStaff(
  { app, db, clock, visitor }: Server,
  { staffId, email }: Pick<TestStaff, 'staffId' | 'email'>,
  { verifiedAt, browser = {} }: Pick<TestStaffOptions, 'verifiedAt' | 'browser'> = {},
): Promise<TestStaff> {
  const now = clock.now();
  const secret = newSecret();
  await db
    .insertInto('staff_sessions')
    .values({
      secret_hash: hashSecret(secret),
      staff_id: staffId,
      created_at: now,
      expires_at: new Date(now.getTime() + 8 * 3_600_000),
      verified_at: verifiedAt === undefined ? now : verifiedAt,
    })
    .execute();
  const cookies = { ...browser.cookies, [staffCookieName(app.secure)]: secret };
  return Object.assign(visitor({ ...browser, cookies }), { staffId, email });
}
