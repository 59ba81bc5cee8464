import { randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { StaffRole } from '../../src/contract/staff-permissions.ts';
import { staffCookieName } from '../../src/server/backoffice/staff/staff-session.ts';
import type { Db } from '../../src/server/platform/db.ts';
import { hashSecret, newSecret } from '../../src/server/platform/secrets.ts';
import { openTestDatabase } from './database.ts';

type NewStaff = { roles?: StaffRole[]; name?: string; language?: 'en' | 'nl'; siteId?: number };

/** Inserts a person of the staff, and logs the browser in as them, with the second factor. */
export async function logInNewStaff(
  context: BrowserContext,
  baseURL: string | undefined,
  { roles = ['admin'], name = 'Sanne', language = 'nl', siteId = 1 }: NewStaff = {},
): Promise<{ id: string; email: string; name: string }> {
  const email = `${randomUUID()}@staff.example`;
  const secret = newSecret();
  const now = new Date();
  const id = await withDatabase(async db => {
    const staff = await db
      .insertInto('staff')
      // The session has the second factor already, so that no code is ever compared with this secret.
      .values({
        ...{ site_id: siteId, email, name, roles, language, created_at: now },
        totp_secret: randomBytes(48),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('staff_sessions')
      .values({
        ...{ secret_hash: hashSecret(secret), staff_id: staff.id, created_at: now, verified_at: now },
        expires_at: new Date(now.getTime() + 8 * 3_600_000),
      })
      .execute();
    return staff.id;
  });
  await context.addCookies([
    { name: staffCookieName(false), value: secret, url: baseURL ?? '', httpOnly: true, sameSite: 'Strict' },
  ]);
  return { id, email, name };
}

/** Lets the second factor of a person be an hour old, and the current code be given again. */
export const ageSecondFactor = (email: string): Promise<void> =>
  withDatabase(async db => {
    const { id } = await db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('staff_sessions')
      .set({ verified_at: new Date(Date.now() - 3_600_000) })
      .where('staff_id', '=', id)
      .execute();
    await db.updateTable('staff').set({ totp_step: 0 }).where('id', '=', id).execute();
  });

async function withDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const db = openTestDatabase();
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}

/** Reads the key that the setup page shows to those without a camera. */
export async function authenticatorOf(page: Page): Promise<() => string> {
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  return () => app.generate();
}
