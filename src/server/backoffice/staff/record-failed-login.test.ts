import { beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations';
import { logInStaff, sendStaffCode } from '#contract/staff';
import { getAuditLog } from '#contract/staff-audit';
import { hashPassword } from '../../accounts/reauthentication/password-hash.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { currentCode, encryptAuthenticator } from './second-factor.ts';

const server = await startTestServer();
const { app, db, clock } = server;
const password = 'purple evenings by the river';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

async function person() {
  const staff = await createTestStaff(server, { verifiedAt: null });
  const totp_secret = encryptAuthenticator(app, staff.staffId, SECRET);
  await db
    .updateTable('staff')
    .set({ password_hash: await hashPassword(password), totp_secret })
    .where('id', '=', staff.staffId)
    .execute();
  return staff;
}

async function entriesOf(staffId: string | null) {
  const admin = await createTestStaff(server);
  const { entries } = await admin.call(getAuditLog, { query: { action: 'staff' } });
  return entries
    .filter(({ staff }) => (staff?.id ?? null) === staffId)
    .map(({ action, details }) => [action, details.within_hour])
    .reverse();
}

beforeEach(() => clock.advance(24 * HOUR_MS));

test('a log-in, its second factor and wrong codes stand in the audit log (spec D5.10, D2.33)', async () => {
  const { staffId, email } = await person();
  const browser = server.visitor();
  await browser.call(logInStaff, { body: { email, password } });
  expect((await browser.send(sendStaffCode, { body: { code: '000000' } })).status).toBe(422);
  const code = currentCode(app, staffId, encryptAuthenticator(app, staffId, SECRET), clock.now());
  await browser.call(sendStaffCode, { body: { code } });
  expect(await entriesOf(staffId)).toEqual([
    ['staff.login', undefined],
    ['staff.code_failed', 1],
    ['staff.code', undefined],
  ]);
});

test('wrong passwords stand in the audit log without what was typed, also of unknown addresses (spec D5.10)', async () => {
  const { staffId, email } = await person();
  const typed = 'a password of somebody else';
  for (const address of [email, 'nobody.here@example.com'])
    expect(
      (await server.visitor().send(logInStaff, { body: { email: address, password: typed } })).error?.code,
    ).toBe('login_failed');
  expect(await entriesOf(staffId)).toEqual([['staff.login_failed', 1]]);
  expect(await entriesOf(null)).toEqual([['staff.login_failed', 1]]);
  const rows = JSON.stringify(await db.selectFrom('audit.entries').selectAll().execute());
  expect(rows).not.toContain('nobody.here');
  expect(rows).not.toContain(typed);
});

test('ten failures an hour are recorded at most, so that nobody fills the log (spec D5.10)', async () => {
  for (let number = 0; number < 13; number++)
    await server.visitor({ remoteAddress: `198.51.100.${number + 1}` }).send(logInStaff, {
      body: { email: `guess.${number}@example.com`, password: 'a guess at a password' },
    });
  const entries = await entriesOf(null);
  expect(entries.slice(-10)).toEqual(
    Array.from({ length: 10 }, (_, index) => ['staff.login_failed', index + 1]),
  );
  expect(entries.filter(([, hits]) => Number(hits) > 10)).toEqual([]);
});
