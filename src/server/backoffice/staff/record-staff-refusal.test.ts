import { beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations';
import { logInStaff, sendStaffCode } from '#contract/staff';
import { getAuditLog } from '#contract/staff-audit';
import { getStaffPayments } from '#contract/staff-payments';
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

test('a call without the role or the second factor for it stands in the audit log, once for each try (spec D2.33, D5.10)', async () => {
  const moderator = await createTestStaff(server, { roles: ['moderator'] });
  const fresh = await createTestStaff(server, { verifiedAt: null });
  expect((await moderator.send(getStaffPayments)).error?.code).toBe('staff_role_missing');
  expect((await fresh.send(getStaffPayments)).error?.code).toBe('second_factor_required');
  const admin = await createTestStaff(server);
  const { entries } = await admin.call(getAuditLog, { query: { action: 'staff' } });
  for (const { staffId } of [moderator, fresh])
    expect(entries.filter(({ staff }) => staff?.id === staffId)).toMatchObject([
      { action: 'staff.call_refused', details: { call: 'GET /api/staff-payments.php', within_hour: 1 } },
    ]);
});

test('wrong passwords from one network do not lock a person out at another (spec D2.19, D5.10)', async () => {
  const { email } = await person();
  const logIn = (remoteAddress: string, typed: string) =>
    server.visitor({ remoteAddress }).send(logInStaff, { body: { email, password: typed } });
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn('198.51.100.7', 'a wrong password');
  expect((await logIn('198.51.100.7', password)).error?.code).toBe('login_blocked');
  expect((await logIn('203.0.113.7', password)).status).toBe(200);
});
