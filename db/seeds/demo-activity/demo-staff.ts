import { Secret } from 'otpauth';
import { hashPassword } from '../../../src/server/accounts/reauthentication/password-hash.ts';
import type { App } from '../../../src/server/app.ts';
import { encryptAuthenticator } from '../../../src/server/backoffice/staff/second-factor.ts';
import { castPassword } from '../cast.ts';
import { LAVENDER } from '../lavender.ts';
import { insertDemoOperation } from './demo-operation.ts';
import { demoStaff } from './staff-cast.ts';

/** Inserts those who are missing. Their authenticator codes are shown at `/dev/staff`. */
export async function insertDemoStaff(app: App): Promise<void> {
  const { db, clock } = app;
  const known = await db.selectFrom('staff').select('id').where('seeded', '=', true).limit(1).execute();
  if (known.length > 0) return;
  const password_hash = await hashPassword(castPassword);
  for (const { email, name, roles } of demoStaff) {
    const inserted = await db
      .insertInto('staff')
      .values({
        ...{ site_id: LAVENDER, email, name, roles, password_hash, seeded: true },
        created_at: clock.now(),
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) continue;
    const totp_secret = encryptAuthenticator(app, inserted.id, new Secret({ size: 20 }).base32);
    await db.updateTable('staff').set({ totp_secret }).where('id', '=', inserted.id).execute();
    if (roles.includes('admin')) await insertDemoOperation(db, inserted.id, clock.now());
  }
}
