import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { beginPasskeyLogin, passkeyLogin } from '#contract/passkeys';
import {
  beginStaffCodes,
  confirmStaffCodes,
  getStaffList,
  getStaffSession,
  inviteStaff,
  resetStaffFactors,
  sendStaffCode,
} from '#contract/staff';
import { getAuditLog } from '#contract/staff-audit';
import {
  addStaffPasskey,
  beginAddingStaffPasskey,
  beginGivingPasskey,
  getStaffFactors,
  giveStaffPasskey,
  removeAuthenticator,
  removeStaffPasskey,
  renameStaffPasskey,
} from '#contract/staff-passkeys';
import { createAuthenticator, type Forgery } from '../../testing/authenticator.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock, visitor } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });

/** A person who has only given the password. */
const newcomer = () => createTestStaff(server, { verifiedAt: null });

async function addApp(person: TestStaff): Promise<string> {
  const { secret } = await person.call(beginStaffCodes, { body: {} });
  await person.call(confirmStaffCodes, { body: { code: codeOf(secret) } });
  return secret;
}

/** Adds a passkey; `proof` is for who has a second factor already. */
async function addPasskey(person: TestStaff, proof = {}) {
  const authenticator = createAuthenticator();
  const { options } = await person.call(beginAddingStaffPasskey, { body: proof });
  const { passkey } = await person.call(addStaffPasskey, { body: { made: authenticator.make(options) } });
  return { authenticator, passkey };
}
type Authenticator = ReturnType<typeof createAuthenticator>;

async function signFor(person: TestStaff, authenticator: Authenticator, forgery: Forgery = {}) {
  const { options } = await person.call(beginGivingPasskey);
  return authenticator.sign(options, forgery);
}
const give = async (person: TestStaff, authenticator: Authenticator, forgery?: Forgery) =>
  person.send(giveStaffPasskey, { body: { signed: await signFor(person, authenticator, forgery) } });

/** Another session of the same person, before the second factor. */
async function logInAgain({ staffId }: TestStaff): Promise<TestStaff> {
  const other = await createTestStaff(server, { verifiedAt: null });
  await db
    .updateTable('staff_sessions')
    .set({ staff_id: staffId })
    .where('staff_id', '=', other.staffId)
    .execute();
  return Object.assign(other, { staffId });
}

describe('a new authenticator app (spec D5.8)', () => {
  test('asks a code of the current one, also right after the login', async () => {
    const person = await newcomer();
    const secret = await addApp(person);
    clock.advance(60_000);
    expect((await person.send(beginStaffCodes, { body: {} })).error?.code).toBe('second_factor_again');
    const wrong = await person.send(beginStaffCodes, { body: { code: '000000' } });
    expect(wrong.error?.fields?.code?.code).toBe('staff_code_invalid');
    const next = await person.call(beginStaffCodes, { body: { code: codeOf(secret) } });
    await person.call(confirmStaffCodes, { body: { code: codeOf(next.secret) } });
    clock.advance(300_000);
    expect((await person.send(sendStaffCode, { body: { code: codeOf(secret) } })).status).toBe(422);
    expect((await person.send(sendStaffCode, { body: { code: codeOf(next.secret) } })).status).toBe(204);
  });

  test('can be begun with a passkey, and with no forged one', async () => {
    const person = await newcomer();
    const { authenticator } = await addPasskey(person);
    const forged = await signFor(person, authenticator, { verified: false });
    const refused = await person.send(beginStaffCodes, { body: { signed: forged } });
    expect([refused.status, refused.error?.code]).toEqual([422, 'staff_passkey_refused']);
    const signed = await signFor(person, authenticator);
    expect((await person.send(beginStaffCodes, { body: { signed } })).status).toBe(200);
    const { rows } = await sql<{ action: string }>`
      select action from audit.entries where staff_id = ${person.staffId} order by seq desc limit 2`.execute(
      db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['staff.passkey_given', 'staff.passkey_failed']);
  });

  test('waits half an hour for its first code', async () => {
    const person = await newcomer();
    const { secret } = await person.call(beginStaffCodes, { body: {} });
    clock.advance(30 * 60_000);
    const late = await person.send(confirmStaffCodes, { body: { code: codeOf(secret) } });
    expect(late.error?.fields?.code?.code).toBe('staff_code_invalid');
    expect(await addApp(person)).not.toBe(secret);
  });

  test('is confirmed only in the session that began it', async () => {
    const person = await newcomer();
    const other = await logInAgain(person);
    const { secret } = await other.call(beginStaffCodes, { body: {} });
    const code = { body: { code: codeOf(secret) } };
    expect((await person.send(confirmStaffCodes, code)).status).toBe(422);
    expect((await other.send(confirmStaffCodes, code)).status).toBe(204);
  });

  test('tries of codes are counted together, whatever the call', async () => {
    const person = await newcomer();
    await addApp(person);
    const body = { code: '000000' };
    const statuses: number[] = [];
    for (const call of [
      sendStaffCode,
      beginStaffCodes,
      beginAddingStaffPasskey,
      sendStaffCode,
      sendStaffCode,
    ])
      statuses.push((await person.send(call as typeof sendStaffCode, { body })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 429]);
  });
});

describe('a passkey of staff (spec D5.8, D2.33)', () => {
  test('suffices at the first login, and at the next ones', async () => {
    const person = await newcomer();
    expect((await person.send(getStaffList)).error?.code).toBe('second_factor_required');
    const { authenticator, passkey } = await addPasskey(person);
    expect(passkey).toMatchObject({ used: null });
    expect((await person.send(getStaffList)).status).toBe(200);
    const again = await logInAgain(person);
    const { staff } = await again.call(getStaffSession);
    expect(staff).toMatchObject({
      has_second_factor: true,
      factors: { authenticator: false, passkey: true },
      verified_at: null,
    });
    expect((await give(again, authenticator)).status).toBe(204);
    expect((await again.send(getStaffList)).status).toBe(200);
    const { passkeys } = await again.call(getStaffFactors);
    expect(passkeys[0]?.used).toBe(clock.now().toISOString());
  });

  test('is given again before a dangerous act', async () => {
    const person = await newcomer();
    const { authenticator } = await addPasskey(person);
    clock.advance(600_001);
    const body = {
      ...{ email: 'passkey@example.com', name: 'New' },
      ...{ roles: ['support' as const], language: 'nl' as const },
    };
    expect((await person.send(inviteStaff, { body })).error?.code).toBe('second_factor_again');
    await give(person, authenticator);
    expect((await person.send(inviteStaff, { body })).status).toBe(204);
  });

  test.each<[string, Forgery]>([
    ['of a device that did not verify the person', { verified: false }],
    ['for another origin', { origin: 'http://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['with a counter that did not go on', { counter: 1 }],
    ['of another owner', { handle: 'bm9ib2R5' }],
  ])('%s is refused', async (_what, forgery) => {
    const person = await newcomer();
    const { authenticator } = await addPasskey(person);
    await give(person, authenticator);
    await give(person, authenticator);
    const { status, error } = await give(person, authenticator, forgery);
    expect([status, error?.code]).toEqual([422, 'staff_passkey_refused']);
  });

  test('answers a challenge once, within five minutes, and only of its session', async () => {
    const person = await newcomer();
    const { authenticator } = await addPasskey(person);
    const send = (browser: TestStaff, signed: ReturnType<Authenticator['sign']>) =>
      browser.send(giveStaffPasskey, { body: { signed } });
    const signed = await signFor(person, authenticator);
    const both = await Promise.all([send(person, signed), send(person, signed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422]);
    const late = await signFor(person, authenticator);
    clock.advance(300_000);
    expect((await send(person, late)).status).toBe(422);
    const other = await logInAgain(person);
    expect((await send(other, await signFor(person, authenticator))).status).toBe(422);
  });

  test('of somebody else is unknown here', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    const { authenticator } = await addPasskey(other);
    await addApp(person);
    expect((await give(person, authenticator)).error?.code).toBe('staff_passkey_refused');
  });

  test('is not added by a challenge from before there was a second factor', async () => {
    const person = await newcomer();
    const thief = await logInAgain(person);
    const { options } = await thief.call(beginAddingStaffPasskey, { body: {} });
    await addApp(person);
    const made = createAuthenticator().make(options);
    expect((await thief.send(addStaffPasskey, { body: { made } })).status).toBe(404);
    const again = await logInAgain(person);
    expect((await again.send(addStaffPasskey, { body: { made } })).error?.code).toBe('passkey_refused');
    expect((await again.send(beginAddingStaffPasskey, { body: {} })).error?.code).toBe('second_factor_again');
  });

  test('is added with a code or a passkey in the same call, once, and ends other sessions', async () => {
    const person = await newcomer();
    const secret = await addApp(person);
    const other = await logInAgain(person);
    clock.advance(60_000);
    const { authenticator } = await addPasskey(person, { code: codeOf(secret) });
    expect((await other.send(getStaffSession)).status).toBe(404);
    const signed = await signFor(person, authenticator);
    const second = await addPasskey(person, { signed });
    const { options } = await person.call(beginAddingStaffPasskey, {
      body: { signed: await signFor(person, second.authenticator) },
    });
    expect(options.excludeCredentials).toHaveLength(2);
    const known = await person.send(addStaffPasskey, { body: { made: authenticator.make(options) } });
    expect([known.status, known.error?.code]).toEqual([422, 'passkey_refused']);
    clock.advance(300_000);
    const wrong = await person.send(beginAddingStaffPasskey, { body: { code: '000000' } });
    expect(wrong.error?.fields?.code?.code).toBe('staff_code_invalid');
    const forged = await signFor(person, authenticator, { verified: false });
    const refused = await person.send(beginAddingStaffPasskey, { body: { signed: forged } });
    expect(refused.error?.code).toBe('staff_passkey_refused');
  });

  test('is one of at most twenty', async () => {
    const person = await newcomer();
    const { authenticator } = await addPasskey(person);
    const { options } = await person.call(beginAddingStaffPasskey, {
      body: { signed: await signFor(person, authenticator) },
    });
    const rows = Array.from({ length: 19 }, (_, index) => ({
      ...{ staff_id: person.staffId, rp_id: 'localhost', name: 'One of many', created_at: clock.now() },
      ...{ credential_id: Buffer.from(`${person.staffId} ${index}`), public_key: Buffer.from('key') },
    }));
    await db.insertInto('staff_passkeys').values(rows).execute();
    const made = createAuthenticator().make(options);
    expect((await person.send(addStaffPasskey, { body: { made } })).error?.code).toBe('passkey_limit');
    const signed = await signFor(person, authenticator);
    const begun = await person.send(beginAddingStaffPasskey, { body: { signed } });
    expect(begun.error?.code).toBe('passkey_limit');
  });

  test('is named by its owner alone', async () => {
    const [person, other] = [await newcomer(), await newcomer()];
    const { passkey } = await addPasskey(person);
    await addPasskey(other);
    const body = { id: passkey.id, name: 'Sleutelbos' };
    expect((await person.call(renameStaffPasskey, { body })).passkey.name).toBe('Sleutelbos');
    expect((await other.send(renameStaffPasskey, { body })).status).toBe(404);
    expect((await other.send(removeStaffPasskey, { body: { id: passkey.id } })).status).toBe(404);
  });

  test('is for one host', async () => {
    await openSecondSite(server);
    const person = await newcomer();
    await addPasskey(person);
    await db.updateTable('staff_passkeys').set({ rp_id: 'elsewhere.example' }).execute();
    const { staff } = await person.call(getStaffSession);
    expect(staff).toMatchObject({ has_second_factor: true, factors: { passkey: false } });
    expect((await person.call(beginGivingPasskey)).options.allowCredentials).toEqual([]);
  });

  test('is no login of a member, and is not called unknown there, because the device would remove it', async () => {
    const person = await newcomer();
    const { authenticator } = await addPasskey(person);
    const browser = visitor();
    const { options } = await browser.call(beginPasskeyLogin);
    const { error } = await browser.send(passkeyLogin, { body: { signed: authenticator.sign(options) } });
    expect(error?.code).toBe('login_failed');
  });
});

test('who gets, loses or is reset a second factor is informed by email (spec D5.8)', async () => {
  const admin = await createTestStaff(server);
  const person = await newcomer();
  const secret = await addApp(person);
  clock.advance(60_000);
  const { passkey } = await addPasskey(person, { code: codeOf(secret) });
  await person.call(removeStaffPasskey, { body: { id: passkey.id } });
  await admin.call(resetStaffFactors, { body: { id: person.staffId } });
  const emails = await db
    .selectFrom('email_outbox')
    .where('recipient', '=', person.email)
    .select('text_body')
    .orderBy('id')
    .execute();
  expect(emails.map(({ text_body }) => /was added|was removed|has reset/.exec(text_body)?.[0])).toEqual([
    'was added',
    'was added',
    'was removed',
    'has reset',
  ]);
});

describe('a second factor is removed (spec D2.33, D5.8)', () => {
  test('by its owner, who gives one again first, and not the last one', async () => {
    const person = await newcomer();
    const secret = await addApp(person);
    expect((await person.send(removeAuthenticator)).error?.code).toBe('last_second_factor');
    clock.advance(60_000);
    const { passkey, authenticator } = await addPasskey(person, { code: codeOf(secret) });
    const other = await logInAgain(person);
    clock.advance(600_001);
    expect((await person.send(removeAuthenticator)).error?.code).toBe('second_factor_again');
    await give(person, authenticator);
    await person.call(removeAuthenticator);
    expect((await other.send(getStaffSession)).status).toBe(404);
    const last = await person.send(removeStaffPasskey, { body: { id: passkey.id } });
    expect([last.status, last.error?.code]).toEqual([409, 'last_second_factor']);
    expect(await person.call(getStaffFactors)).toMatchObject({
      authenticator: false,
      passkeys: [passkey.id].map(id => ({ id })),
    });
  });

  test('of two that are removed at the same time, one stays', async () => {
    const person = await newcomer();
    const { passkey, authenticator } = await addPasskey(person);
    const second = await addPasskey(person, { signed: await signFor(person, authenticator) });
    const answers = await Promise.all(
      [passkey, second.passkey].map(({ id }) => person.send(removeStaffPasskey, { body: { id } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await person.call(getStaffFactors)).passkeys).toHaveLength(1);
  });

  test('by another admin for who lost it, which ends the sessions and is in the audit log', async () => {
    const admin = await createTestStaff(server);
    const person = await newcomer();
    await addPasskey(person);
    await admin.call(resetStaffFactors, { body: { id: person.staffId } });
    expect((await person.send(getStaffSession)).status).toBe(404);
    const again = await logInAgain(person);
    expect((await again.call(getStaffSession)).staff.has_second_factor).toBe(false);
    const { entries } = await admin.call(getAuditLog, { query: { action: 'staff.factor_reset' } });
    expect(entries[0]).toMatchObject({ staff: { id: admin.staffId }, details: { staff: person.staffId } });
    const own = await admin.send(resetStaffFactors, { body: { id: admin.staffId } });
    expect(own.error?.code).toBe('forbidden');
  });

  test('with the login, by an invitation that takes its place', async () => {
    const admin = await createTestStaff(server);
    const person = await newcomer();
    await addPasskey(person);
    const { email } = person;
    await admin.call(inviteStaff, {
      body: { email, name: 'Robin', roles: ['support'], language: 'en' },
    });
    const left = await db.selectFrom('staff_passkeys').where('staff_id', '=', person.staffId).execute();
    expect(left).toEqual([]);
  });
});
