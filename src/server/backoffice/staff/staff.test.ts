import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import {
  acceptStaffInvitation,
  beginStaffCodes,
  changeStaffLanguage,
  changeStaffRoles,
  confirmStaffCodes,
  deactivateStaff,
  getStaffList,
  getStaffSession,
  inviteStaff,
  logInStaff,
  logOutStaff,
  sendStaffCode,
} from '#contract/staff';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock, visitor } = server;
const password = 'een bakfiets vol tulpen';

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

/** Invites a person, and returns the secret of the emailed link. */
async function invite(email: string, roles: ('support' | 'admin')[] = ['support']): Promise<string> {
  const admin = await createTestStaff(server);
  await admin.call(inviteStaff, { body: { email, name: 'Robin', roles, language: 'en' } });
  const sent = await db
    .selectFrom('email_outbox')
    .where('recipient', '=', email)
    .select('text_body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /token=([\w-]{43})/.exec(sent.text_body)?.[1] ?? '';
}

/** A person who has accepted an invitation and set up an authenticator app. */
async function join(email: string) {
  const browser = visitor();
  await browser.call(acceptStaffInvitation, { body: { token: await invite(email), password } });
  const { secret } = await browser.call(beginStaffCodes, { body: {} });
  await browser.call(confirmStaffCodes, { body: { code: codeOf(secret) } });
  return { browser, secret };
}

describe('an invited person (spec D5.10)', () => {
  test('chooses a password and sets up an authenticator app, and may do nothing before that', async () => {
    const token = await invite('robin@example.com', ['admin']);
    const browser = visitor();
    await browser.call(acceptStaffInvitation, { body: { token, password } });
    const { staff } = await browser.call(getStaffSession);
    expect(staff).toMatchObject({
      name: 'Robin',
      roles: ['admin'],
      has_second_factor: false,
      verified_at: null,
    });
    expect((await browser.send(getStaffList)).error?.code).toBe('second_factor_required');
    const { secret, address, qr } = await browser.call(beginStaffCodes, { body: {} });
    expect([address, qr]).toEqual([
      expect.stringMatching(/^otpauth:\/\/totp\//),
      expect.stringMatching(/^<svg /),
    ]);
    const wrong = await browser.send(confirmStaffCodes, { body: { code: '000000' } });
    expect([wrong.status, wrong.error?.fields?.code?.code]).toEqual([422, 'staff_code_invalid']);
    await browser.call(confirmStaffCodes, { body: { code: codeOf(secret) } });
    expect((await browser.send(getStaffList)).status).toBe(200);
  });

  test('uses the link once, within seven days, and only the newest one', async () => {
    const earlier = await invite('kim@example.com');
    const token = await invite('kim@example.com');
    const accept = (secret: string) =>
      visitor().send(acceptStaffInvitation, { body: { token: secret, password } });
    expect((await accept(earlier)).error?.code).toBe('link_expired');
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 410]);
    const late = await invite('late@example.com');
    clock.advance(7 * 86_400_000 + 1);
    expect((await accept(late)).error?.code).toBe('link_expired');
  });

  test('cannot choose a weak password, and keeps the link', async () => {
    const token = await invite('weak@example.com');
    const browser = visitor();
    const weak = await browser.send(acceptStaffInvitation, { body: { token, password: 'password1' } });
    expect(weak.error?.fields?.password?.code).toBe('password_weak');
    const named = await browser.send(acceptStaffInvitation, {
      body: { token, password: 'robin of the wood' },
    });
    expect(named.error?.fields?.password?.code).toBe('password_contains_name');
    expect((await browser.send(acceptStaffInvitation, { body: { token, password } })).status).toBe(204);
  });

  test('who has a login already is not invited again', async () => {
    await join('twice@example.com');
    const admin = await createTestStaff(server);
    const again = {
      email: 'Twice@example.com',
      name: 'X',
      roles: ['admin' as const],
      language: 'en' as const,
    };
    const { error } = await admin.send(inviteStaff, { body: again });
    expect(error?.fields?.email?.code).toBe('email_taken');
  });
});

describe('the login of staff (spec D2.33)', () => {
  test('needs the password and then a code, each of which counts once', async () => {
    const { secret } = await join('daily@example.com');
    clock.advance(60_000);
    const browser = visitor();
    const body = { email: 'daily@example.com', password };
    expect(await browser.call(logInStaff, { body })).toEqual({ has_second_factor: true });
    const code = codeOf(secret);
    await browser.call(sendStaffCode, { body: { code } });
    expect((await browser.call(getStaffSession)).staff.verified_at).toBe(clock.now().toISOString());
    const other = visitor();
    await other.call(logInStaff, { body });
    const replayed = await other.send(sendStaffCode, { body: { code } });
    expect(replayed.error?.fields?.code?.code).toBe('staff_code_invalid');
  });

  test('accepts the code of the period before, and none older', async () => {
    const { secret, browser } = await join('clock@example.com');
    clock.advance(120_000);
    const code = codeOf(secret);
    clock.advance(60_000);
    expect((await browser.send(sendStaffCode, { body: { code } })).status).toBe(422);
    const newer = codeOf(secret);
    clock.advance(30_000);
    expect((await browser.send(sendStaffCode, { body: { code: newer } })).status).toBe(204);
  });

  test('allows five codes in five minutes', async () => {
    const { browser } = await join('guess@example.com');
    clock.advance(300_000);
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await browser.send(sendStaffCode, { body: { code: `00000${attempt}` } })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('answers an unknown address like a wrong password, and locks after five failures', async () => {
    await join('locked@example.com');
    for (const email of ['locked@example.com', 'nobody@example.com']) {
      const codes = [];
      for (let attempt = 0; attempt < 6; attempt++)
        codes.push((await visitor().send(logInStaff, { body: { email, password: 'wrong' } })).error?.code);
      expect(codes).toEqual([...Array(4).fill('login_failed'), 'login_blocked', 'login_blocked']);
    }
  });

  test('ends after eight hours, and by logging out', async () => {
    const browser = await createTestStaff(server);
    clock.advance(8 * 3_600_000 - 1);
    expect((await browser.send(getStaffSession)).status).toBe(200);
    clock.advance(1);
    expect((await browser.send(getStaffSession)).status).toBe(404);
    const other = await createTestStaff(server);
    await other.call(logOutStaff);
    expect((await other.send(getStaffSession)).status).toBe(404);
  });

  test('is for one site: the session and the login are unknown at another', async () => {
    await openSecondSite(server);
    const browser = await createTestStaff(server);
    const elsewhere = visitor({ host: 'lilac.localhost', cookies: Object.fromEntries(browser.cookies) });
    expect((await elsewhere.send(getStaffSession)).status).toBe(404);
  });

  test('makes nobody a member, and no member staff', async () => {
    const browser = await createTestStaff(server);
    expect(await browser.call(getUser)).toEqual({ user: null });
    const member = server.as(await server.signUpMember());
    expect((await member.send(getStaffSession)).status).toBe(404);
  });
});

describe('an admin (spec D5.10)', () => {
  test('changes roles, which ends the sessions of that person', async () => {
    const admin = await createTestStaff(server);
    const person = await createTestStaff(server, { roles: ['support'] });
    await admin.call(changeStaffRoles, { body: { id: person.staffId, roles: ['finance'] } });
    expect((await person.send(getStaffSession)).status).toBe(404);
    const { people } = await admin.call(getStaffList);
    expect(people.find(({ id }) => id === person.staffId)?.roles).toEqual(['finance']);
  });

  test('takes the login away, and gives it back by a new invitation', async () => {
    const { browser } = await join('gone@example.com');
    const { staff } = await browser.call(getStaffSession);
    const admin = await createTestStaff(server);
    await admin.call(deactivateStaff, { body: { id: staff.id } });
    expect((await browser.send(getStaffSession)).status).toBe(404);
    const body = { email: 'gone@example.com', password };
    expect((await visitor().send(logInStaff, { body })).error?.code).toBe('login_failed');
    const token = await invite('gone@example.com');
    const again = visitor();
    await again.call(acceptStaffInvitation, { body: { token, password } });
    expect((await again.call(getStaffSession)).staff).toMatchObject({
      id: staff.id,
      has_second_factor: false,
    });
  });

  test('changes neither their own roles nor people of another site', async () => {
    const lilac = await openSecondSite(server).catch(() => 2);
    const admin = await createTestStaff(server);
    const elsewhere = await createTestStaff(server, { siteId: lilac });
    const change = (id: string) => admin.send(changeStaffRoles, { body: { id, roles: ['support'] } });
    expect((await change(admin.staffId)).status).toBe(403);
    expect((await change(elsewhere.staffId)).status).toBe(404);
    expect((await admin.send(deactivateStaff, { body: { id: admin.staffId } })).status).toBe(403);
  });

  test('of two admins who take each other’s role at once, one stays admin', async () => {
    const [one, other] = [await createTestStaff(server), await createTestStaff(server)];
    const demote = (by: typeof one, { staffId }: typeof one) =>
      by.send(changeStaffRoles, { body: { id: staffId, roles: ['support'] } });
    const answers = await Promise.all([demote(one, other), demote(other, one)]);
    const remaining = await db
      .selectFrom('staff')
      .where('id', 'in', [one.staffId, other.staffId])
      .select('roles')
      .execute();
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(remaining.map(({ roles }) => roles).sort()).toEqual([['admin'], ['support']]);
  });

  test('gives the second factor again before a dangerous act, ten minutes after the last time', async () => {
    const admin = await createTestStaff(server);
    const body = {
      email: 'new@example.com',
      name: 'New',
      roles: ['support' as const],
      language: 'nl' as const,
    };
    clock.advance(600_000 + 1);
    expect((await admin.send(inviteStaff, { body })).error?.code).toBe('second_factor_again');
    expect((await admin.send(getStaffList)).status).toBe(200);
  });
});

test('a person changes their own language, and nobody else’s (spec D5.10)', async () => {
  const [one, other] = [await createTestStaff(server), await createTestStaff(server)];
  const languageOf = async ({ call }: typeof one) => (await call(getStaffSession)).staff.language;
  for (const language of ['nl', 'en'] as const) {
    await one.call(changeStaffLanguage, { body: { language } });
    expect(await languageOf(one)).toBe(language);
  }
  await other.call(changeStaffLanguage, { body: { language: 'nl' } });
  expect([await languageOf(one), await languageOf(other)]).toEqual(['en', 'nl']);
  const unknown = await one.send(changeStaffLanguage, { body: { language: 'de' as 'nl' } });
  expect([unknown.status, unknown.error?.fields?.language?.code]).toEqual([422, 'field_invalid']);
});
