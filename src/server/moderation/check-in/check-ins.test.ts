import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import * as calls from '#contract/check-ins';
import { CHECK_INS } from '#contract/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { checkInPushes } from './push-check-ins.ts';
import { isCheckInEmailRelevant, purgeCheckIns, runCheckIns } from './run-check-ins.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember, visitor } = server;
const noon = new Date('2026-03-14T12:00:00Z');
const FRIEND = 'ruud@mail.example';

let bram: TestMember;
/** Of the latest friend who agreed. */
let consentToken = '';
beforeEach(async () => {
  clock.set(noon);
  await db.deleteFrom('accounts').execute();
  for (const table of ['email_outbox', 'check_in_refusals', 'rate_limits'] as const)
    await db.deleteFrom(table).execute();
  bram = await signUpMember({ name: 'Bram', email: 'bram@mail.example' });
});

const emailsTo = (to: string) =>
  db
    .selectFrom('email_outbox')
    .where('recipient', '=', to)
    .select(['subject', 'text_body as text', 'html_body as html', 'sender_name as sender', 'relevance'])
    .orderBy('id')
    .execute();
const tokenIn = async (to: string) => {
  const last = (await emailsTo(to)).at(-1);
  const link = /\/open\?to=([\w-]+)|token=([\w-]+)/.exec(last?.text ?? '');
  if (link?.[2]) return link[2];
  const { headers } = await visitor().request({ url: `/open?to=${link?.[1]}` });
  return new URL(String(headers.location), 'http://localhost').searchParams.get('token') ?? '';
};
/** The paths of all links to the site. */
const linkPaths = (text: string) =>
  new Set([...text.matchAll(/https?:\/\/[^/\s"]+(\/[^?\s"<]*)/g)].map(([, path]) => path));
const contact = { name: 'Ruud', email: FRIEND, known_as: 'Bram B.' };
const addFriend = (body = contact) => as(bram).send(calls.addCheckInFriend, { body });
const overview = () => as(bram).call(calls.getCheckIns);
const friendId = async () => (await overview()).friends[0]?.id ?? '';
const consent = async (answer: calls.FriendAnswer, token?: string) =>
  visitor().call(calls.answerFriendLink, { body: { token: token ?? (await tokenIn(FRIEND)), answer } });
async function agreedFriend() {
  await addFriend();
  consentToken = await tokenIn(FRIEND);
  await consent('accept', consentToken);
  await db.deleteFrom('email_outbox').execute();
  return friendId();
}
const planOf = (friend: string, changes = {}) => ({
  ...{ friend, person: 'Daan', place: 'Café Sarphaat', note: 'Fiets bij het station' },
  starts_at: new Date(noon.getTime() + HOUR_MS).toISOString(),
  due_at: new Date(noon.getTime() + 3 * HOUR_MS).toISOString(),
  time_zone: 'America/New_York',
  ...changes,
});
const planned = async (changes = {}) =>
  (await as(bram).call(calls.planCheckIn, { body: planOf(await agreedFriend(), changes) })).id;
async function runUntil(ms: number) {
  clock.set(new Date(noon.getTime() + ms));
  await runCheckIns(app);
}
const answer = (id: string, given: calls.CheckInAnswer) =>
  as(bram).send(calls.answerCheckIn, { body: { id, answer: given } });
const stateOf = async () => (await overview()).check_ins[0]?.state;

describe('a friend (spec D5.3)', () => {
  test('is asked once, by an email that names neither the site nor the member’s address', async () => {
    await addFriend();
    const [email, ...more] = await emailsTo(FRIEND);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('Bram B. heeft een vraag voor je');
    for (const secret of [bram.email, 'Lavender', 'dating'])
      expect(`${email?.sender} ${email?.subject} ${email?.text}`).not.toContain(secret);
    expect(linkPaths(`${email?.text} ${email?.html}`)).toEqual(new Set(['/open']));
    expect(await overview()).toMatchObject({ friends: [{ name: 'Ruud', email: FRIEND, state: 'asked' }] });
    const rows = JSON.stringify(await db.selectFrom('check_in_friends').selectAll().execute());
    expect(rows).not.toContain('ruud');
  });

  test('sees who asks, agrees and takes it back by the same link, which changes nothing when it is opened', async () => {
    await addFriend();
    const token = await tokenIn(FRIEND);
    const look = () => visitor().call(calls.checkFriendLink, { query: { token } });
    expect(await look()).toEqual({ known_as: 'Bram B.', state: 'asked' });
    expect(await consent('accept', token)).toEqual({ known_as: 'Bram B.', state: 'accepted' });
    await consent('refuse', token);
    expect(await look()).toEqual({ known_as: 'Bram B.', state: 'refused' });
    expect((await overview()).friends).toMatchObject([{ state: 'refused' }]);
  });

  test('who refuses for ever gets no email from anybody, and nobody can know', async () => {
    await addFriend();
    await consent('never');
    await db.deleteFrom('email_outbox').execute();
    const tom = await signUpMember({ name: 'Tom' });
    const { status } = await as(tom).send(calls.addCheckInFriend, {
      body: { ...contact, email: 'Ruud+dates@mail.example' },
    });
    expect(status).toBe(204);
    expect((await as(tom).call(calls.getCheckIns)).friends).toMatchObject([{ state: 'asked' }]);
    expect(await db.selectFrom('email_outbox').selectAll().execute()).toEqual([]);
  });

  test('is asked at most three times by all members together', async () => {
    for (let n = 0; n < CHECK_INS.asksPerMailbox + 2; n++)
      await as(await signUpMember()).call(calls.addCheckInFriend, { body: contact });
    expect(await emailsTo(FRIEND)).toHaveLength(CHECK_INS.asksPerMailbox);
  });

  test('is refused twice, beyond the limit, and for an unconfirmed member', async () => {
    await addFriend();
    expect((await addFriend({ ...contact, email: 'RUUD@mail.example' })).error?.fields?.email?.code).toBe(
      'check_in_friend_known',
    );
    await db.deleteFrom('rate_limits').execute();
    for (let n = 1; n < CHECK_INS.friends; n++) await addFriend({ ...contact, email: `f${n}@mail.example` });
    await db.deleteFrom('rate_limits').execute();
    expect((await addFriend({ ...contact, email: 'more@mail.example' })).error?.fields?.email?.code).toBe(
      'check_in_friends_limit',
    );
    const fresh = await signUpMember({ status: 'not_confirmed' });
    const { error } = await as(fresh).send(calls.addCheckInFriend, { body: contact });
    expect(error?.code).toBe('unconfirmed');
  });

  test.each([
    ['known_as', 'field_invalid', 'Bram\nCall 0900'],
    ['name', 'field_invalid', 'Ruud\r\nhello'],
    ['known_as', 'name_contact_details', 'www.evil.example'],
    ['known_as', 'name_contact_details', 'call 0612345678'],
    ['name', 'name_contact_details', 'ruud@evil.example'],
    ['known_as', 'name_poses_as_staff', 'Lavender Support'],
    ['name', 'name_mixed_scripts', 'Ruu\u0501'],
  ])('is not asked with a %s that deceives: %s', async (field, code, wrong) => {
    const { status, error } = await addFriend({ ...contact, [field]: wrong });
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
    expect(await emailsTo(FRIEND)).toEqual([]);
  });

  test('who is removed is gone with his emails and check-ins, and his link does nothing', async () => {
    await addFriend();
    const token = await tokenIn(FRIEND);
    await as(bram).call(calls.removeCheckInFriend, { body: { id: await friendId() } });
    expect(await emailsTo(FRIEND)).toEqual([]);
    for (const given of [token, 'nonsense'])
      expect((await visitor().send(calls.checkFriendLink, { query: { token: given } })).error?.code).toBe(
        'link_expired',
      );
    const body = { token, answer: 'accept' } as const;
    expect((await visitor().send(calls.answerFriendLink, { body })).error?.code).toBe('link_expired');
  });
});

describe('planning a check-in (spec D5.3)', () => {
  test('needs a friend of the member who agreed', async () => {
    await addFriend();
    const plan = (friend: string) => as(bram).send(calls.planCheckIn, { body: planOf(friend) });
    expect((await plan(await friendId())).error?.fields?.friend?.code).toBe('check_in_friend_unconfirmed');
    expect((await plan(randomUUID())).error?.code).toBe('not_found');
    const tom = await signUpMember({ name: 'Tom' });
    const foreign = await as(tom).send(calls.planCheckIn, { body: planOf(await friendId()) });
    expect(foreign.error?.code).toBe('not_found');
  });

  test('is possible three times at once, also when they are sent together', async () => {
    const friend = await agreedFriend();
    const answers = await Promise.all(
      Array.from({ length: CHECK_INS.open + 2 }, (_, n) =>
        as(bram).send(calls.planCheckIn, { body: planOf(friend, { place: `Café ${n}` }) }),
      ),
    );
    expect(answers.filter(({ error }) => error?.code === 'check_in_limit')).toHaveLength(2);
    expect((await overview()).check_ins).toHaveLength(CHECK_INS.open);
  });

  test('twice with the same friend, times and words is one check-in, also when both are sent together', async () => {
    const body = planOf(await agreedFriend());
    const plan = () => as(bram).call(calls.planCheckIn, { body });
    const [first, second] = await Promise.all([plan(), plan()]);
    expect(second).toEqual(first);
    expect((await plan()).id).toBe(first?.id);
    expect((await overview()).check_ins).toHaveLength(1);
    const { id } = await as(bram).call(calls.planCheckIn, { body: { ...body, note: 'Later' } });
    expect(id).not.toBe(first?.id);
  });

  test('again after an answer is a new check-in', async () => {
    const body = planOf(await agreedFriend());
    const { id } = await as(bram).call(calls.planCheckIn, { body });
    await answer(id, 'cancel');
    expect((await as(bram).call(calls.planCheckIn, { body })).id).not.toBe(id);
  });

  test.each([
    ['over before now', -2, -1],
    ['over before it begins', 3, 2],
    ['longer than two days', 1, 1 + 49],
    ['too far ahead', 31 * 24, 31 * 24 + 1],
  ])('%s is refused', async (_, starts, due) => {
    const at = (hours: number) => new Date(noon.getTime() + hours * HOUR_MS).toISOString();
    const body = planOf(await agreedFriend(), { starts_at: at(starts), due_at: at(due) });
    const { error } = await as(bram).send(calls.planCheckIn, { body });
    expect(error?.fields?.due_at?.code).toBe('check_in_time');
    const preview = await as(bram).send(calls.previewCheckIn, { body });
    expect(preview.error?.fields?.due_at?.code).toBe('check_in_time');
  });

  test('shows before what the friend would get, in the zone of the member, and stores nothing readable', async () => {
    const friend = await agreedFriend();
    const preview = await as(bram).call(calls.previewCheckIn, { body: planOf(friend) });
    await as(bram).call(calls.planCheckIn, { body: planOf(friend) });
    await runUntil(3 * HOUR_MS);
    await runUntil(3 * HOUR_MS + CHECK_INS.graceMinutes * MINUTE_MS);
    const [email] = await emailsTo(FRIEND);
    expect(email?.subject).toBe(preview.subject);
    for (const line of preview.text) expect(email?.text).toContain(line);
    expect(preview.text.join()).toContain('09:00');
    expect(JSON.stringify(await db.selectFrom('check_ins').selectAll().execute())).not.toContain('Daan');
    clock.set(noon);
    const unknown = await as(bram).send(calls.previewCheckIn, { body: planOf(randomUUID()) });
    expect(unknown.error?.code).toBe('not_found');
  });
});

describe('when the time has come (spec D5.3)', () => {
  test('the member is asked by email, push and page; not before', async () => {
    const id = await planned();
    await runUntil(3 * HOUR_MS - 1);
    expect(await emailsTo(bram.email)).toEqual([]);
    expect((await as(bram).call(getUser, { query: {} })).user?.check_in_due).toBeNull();
    await runUntil(3 * HOUR_MS);
    await runCheckIns(app);
    expect(await emailsTo(bram.email)).toMatchObject([{ subject: 'Alles goed?' }]);
    expect((await as(bram).call(getUser, { query: {} })).user).toMatchObject({
      ...{ check_in_due: id, check_in_alarmed: false },
    });
    const subject = { profileId: bram.profileId, subject: id };
    expect(await checkInPushes.load(app, [subject])).toMatchObject([{ isUrgent: true }]);
    await answer(id, 'well');
    expect(await checkInPushes.load(app, [subject])).toEqual([]);
  });

  test('without an answer the friend gets one email after half an hour, and the member is asked on', async () => {
    const id = await planned();
    await runUntil(3 * HOUR_MS);
    await runUntil(3 * HOUR_MS + CHECK_INS.graceMinutes * MINUTE_MS - 1);
    expect(await emailsTo(FRIEND)).toEqual([]);
    clock.advance(1);
    await Promise.all([runCheckIns(app), runCheckIns(app), runCheckIns(app)]);
    await runCheckIns(app);
    const emails = await emailsTo(FRIEND);
    expect(emails).toMatchObject([{ subject: 'Een bericht over Bram B.' }]);
    for (const part of ['Daan', 'Café Sarphaat', 'Fiets bij het station', '112'])
      expect(emails[0]?.text).toContain(part);
    for (const secret of ['Lavender', bram.email]) expect(emails[0]?.text).not.toContain(secret);
    expect(linkPaths(`${emails[0]?.text} ${emails[0]?.html}`)).toEqual(new Set(['/open']));
    expect(await stateOf()).toBe('alarmed');
    const { user } = await as(bram).call(getUser, { query: {} });
    expect(user).toMatchObject({ check_in_due: id, check_in_alarmed: true });
    await answer(id, 'well');
    const after = (await as(bram).call(getUser, { query: {} })).user;
    expect(after).toMatchObject({ check_in_due: null, check_in_alarmed: false });
  });

  test('after an outage the member is asked first, and has half an hour from then', async () => {
    await planned();
    await runUntil(9 * HOUR_MS);
    await runCheckIns(app);
    expect(await emailsTo(FRIEND)).toEqual([]);
    await runUntil(9 * HOUR_MS + CHECK_INS.graceMinutes * MINUTE_MS);
    expect(await emailsTo(FRIEND)).toHaveLength(1);
  });

  test('an answer and the job at the same moment: the friend is notified, or not, and never wrongly', async () => {
    const id = await planned();
    await runUntil(3 * HOUR_MS);
    clock.advance(CHECK_INS.graceMinutes * MINUTE_MS);
    await Promise.all([answer(id, 'well'), runCheckIns(app)]);
    const subjects = (await emailsTo(FRIEND)).map(({ subject }) => subject);
    expect([0, 2]).toContain(subjects.length);
    expect(await stateOf()).toBeUndefined();
  });

  test('a friend who took back his yes gets nothing', async () => {
    await planned();
    await db.updateTable('check_in_friends').set({ state: 'refused' }).execute();
    await runUntil(3 * HOUR_MS);
    await runUntil(4 * HOUR_MS);
    expect(await emailsTo(FRIEND)).toEqual([]);
  });

  test('a friend who takes back his yes is no secret: the member gets one email', async () => {
    await planned();
    const token = consentToken;
    await consent('refuse', token);
    expect(await emailsTo(bram.email)).toMatchObject([
      {
        subject: 'Kies een andere vriend voor je check-in',
        text: expect.stringContaining('Ruud wil liever'),
      },
    ]);
    await consent('never', token);
    expect(await emailsTo(bram.email)).toHaveLength(1);
  });

  test('an email that still waits is not sent after the answer', async () => {
    const id = await planned();
    await runUntil(3 * HOUR_MS);
    await runUntil(4 * HOUR_MS);
    const relevances = async () => {
      const rows = [...(await emailsTo(bram.email)), ...(await emailsTo(FRIEND))];
      return Promise.all(
        rows.map(({ relevance }) => isCheckInEmailRelevant(app, relevance as { check: string })),
      );
    };
    expect(await relevances()).toEqual([false, true]);
    await answer(id, 'well');
    expect(await relevances()).toEqual([false, false, true]);
  });
});

describe('the answer (spec D5.3)', () => {
  test('well or cancelled before the time: nobody hears anything', async () => {
    for (const given of ['well', 'cancel'] as const) {
      const id = await planned();
      expect((await answer(id, given)).status).toBe(204);
      expect((await answer(id, given)).error?.code).toBe('not_found');
      await runUntil(6 * HOUR_MS);
      expect(await db.selectFrom('email_outbox').selectAll().execute()).toEqual([]);
      clock.set(noon);
      await db.deleteFrom('check_in_friends').execute();
      await db.deleteFrom('rate_limits').execute();
    }
  });

  test('postponing asks again an hour later, and at most two days after the beginning', async () => {
    const id = await planned();
    await runUntil(3 * HOUR_MS);
    await answer(id, 'postpone');
    await runUntil(4 * HOUR_MS - 1);
    expect(await emailsTo(bram.email)).toHaveLength(1);
    await runUntil(4 * HOUR_MS);
    expect(await emailsTo(bram.email)).toHaveLength(2);
    await db
      .updateTable('check_ins')
      .set({ starts_at: new Date(noon.getTime() - 46 * HOUR_MS) })
      .execute();
    expect((await answer(id, 'postpone')).error?.code).toBe('check_in_time');
  });

  test('after the friend was notified, he also hears that all is well, once', async () => {
    const id = await planned();
    await runUntil(3 * HOUR_MS);
    await runUntil(4 * HOUR_MS);
    await answer(id, 'well');
    await answer(id, 'well');
    expect((await emailsTo(FRIEND)).map(({ subject }) => subject)).toEqual([
      'Een bericht over Bram B.',
      'Een bericht over Bram B.: alles is goed',
    ]);
  });

  test('of somebody else is refused like an unknown id', async () => {
    const id = await planned();
    const tom = await signUpMember({ name: 'Tom' });
    for (const given of [id, randomUUID()]) {
      const { error } = await as(tom).send(calls.answerCheckIn, { body: { id: given, answer: 'cancel' } });
      expect(error?.code).toBe('not_found');
    }
    expect(await stateOf()).toBe('open');
  });

  test('is possible while the account is frozen, and so is removing a friend; planning is not', async () => {
    const id = await planned();
    const friend = await friendId();
    await db
      .updateTable('accounts')
      .set({ frozen_at: clock.now(), frozen_reason: 'Under review' })
      .where('id', '=', bram.accountId)
      .execute();
    const plan = await as(bram).send(calls.planCheckIn, { body: planOf(friend) });
    expect([plan.status, plan.error?.code]).toEqual([403, 'account_frozen']);
    await runUntil(3 * HOUR_MS);
    expect((await answer(id, 'postpone')).status).toBe(204);
    expect((await answer(id, 'cancel')).status).toBe(204);
    expect((await as(bram).send(calls.removeCheckInFriend, { body: { id: friend } })).status).toBe(204);
    await runUntil(9 * HOUR_MS);
    expect(await emailsTo(FRIEND)).toEqual([]);
  });

  test('by the link of the email works once, without a session, and only for the latest question', async () => {
    await planned();
    await runUntil(3 * HOUR_MS);
    const token = await tokenIn(bram.email);
    const look = (given: string) => visitor().send(calls.checkCheckInLink, { query: { token: given } });
    const reply = (given: string, chosen: calls.CheckInAnswer) =>
      visitor().send(calls.answerCheckInLink, { body: { token: given, answer: chosen } });
    expect((await look(token)).body).toEqual({ state: 'asked' });
    expect((await reply(token, 'postpone')).body).toEqual({ answer: 'postpone' });
    expect((await reply(token, 'well')).error?.code).toBe('link_expired');
    await runUntil(4 * HOUR_MS);
    expect((await look(token)).error?.code).toBe('link_expired');
    const second = await tokenIn(bram.email);
    await db
      .updateTable('check_ins')
      .set({ starts_at: new Date(noon.getTime() - 46 * HOUR_MS) })
      .execute();
    expect((await reply(second, 'postpone')).error?.code).toBe('check_in_time');
    expect((await reply(second, 'well')).body).toEqual({ answer: 'well' });
    expect((await reply(second, 'well')).error?.code).toBe('link_expired');
    expect((await look('nonsense')).error?.code).toBe('link_expired');
  });
});

test('a day after the end everything is deleted, also the emails, and a friend who never answered after a month (spec D5.3)', async () => {
  await planned();
  await runUntil(3 * HOUR_MS);
  await runUntil(4 * HOUR_MS);
  clock.set(new Date(noon.getTime() + 4 * HOUR_MS + CHECK_INS.retentionHours * HOUR_MS - 1));
  await purgeCheckIns(app);
  expect(await emailsTo(FRIEND)).toHaveLength(1);
  clock.advance(1);
  await purgeCheckIns(app);
  expect(await db.selectFrom('check_ins').selectAll().execute()).toEqual([]);
  expect([...(await emailsTo(FRIEND)), ...(await emailsTo(bram.email))]).toEqual([]);
  await addFriend({ ...contact, email: 'silent@mail.example' });
  clock.advance(CHECK_INS.askDays * DAY_MS);
  await purgeCheckIns(app);
  expect(await db.selectFrom('check_in_friends').select('state').execute()).toEqual([{ state: 'accepted' }]);
});
