import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { followComplaint, sendComplaint } from '#contract/moderation';
import { answerComplaint, beginComplaint, getComplaint, getComplaints } from '#contract/staff-complaints';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, as, clock, visitor, signUpMember } = server;
const EMAIL = 'piet@mail.example';
const ANSWER = 'Your credits are there again.\nSorry for the wait.';

let networks = 0;
const stranger = () => {
  networks += 1;
  return visitor({ remoteAddress: `198.51.100.${networks}` });
};
let support: TestStaff;
beforeEach(async () => {
  await db.deleteFrom('complaints').execute();
  await db.deleteFrom('email_outbox').execute();
  await db.deleteFrom('rate_limits').execute();
  support = await createTestStaff(server, { roles: ['support'], name: 'Sanne' });
});
const complain = (text = 'My message never came.') =>
  stranger().call(sendComplaint, { body: { topic: 'credits', text, email: EMAIL } });
const follow = (reference: string, email = EMAIL) =>
  stranger().send(followComplaint, { body: { reference, email } });
const onlyId = async () => (await support.call(getComplaints)).complaints[0]?.id ?? '';
const answer = (id: string, staff = support) => staff.send(answerComplaint, { body: { id, answer: ANSWER } });

describe('a complaint (spec 2.9, D5.5)', () => {
  test('can be followed by its reference and address, in upper or lower case, from received to answered', async () => {
    const { reference } = await complain();
    const id = await onlyId();
    const received = await follow(` ${reference.toLowerCase()} `, 'Piet@Mail.Example');
    expect(received.body).toMatchObject({ topic: 'credits', state: 'received', answered_at: null });
    expect((await support.send(beginComplaint, { body: { id } })).status).toBe(204);
    expect((await follow(reference)).body).toMatchObject({ state: 'in_progress' });
    expect((await answer(id)).status).toBe(204);
    expect((await follow(reference)).body).toMatchObject({
      state: 'answered',
      answered_at: clock.now().toISOString(),
    });
    expect(JSON.stringify((await follow(reference)).body)).not.toMatch(/Sorry|Sanne|never came/);
  });

  test('answers an unknown reference like a right one with another address', async () => {
    const { reference } = await complain();
    const [unknown, foreign] = [await follow('00000000'), await follow(reference, 'other@mail.example')];
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(unknown.error?.code).toBe('not_found');
  });

  test('cannot be found by trying: misses of a network and for an address are counted', async () => {
    const { reference } = await complain();
    const one = stranger();
    const tryOnce = (email: string) => one.send(followComplaint, { body: { reference: '00000000', email } });
    for (let turn = 0; turn < 20; turn++) await tryOnce(`n${turn}@mail.example`);
    expect((await tryOnce('last@mail.example')).error?.code).toBe('too_many_requests');
    for (let turn = 0; turn < 20; turn++) await follow('00000000');
    const other = stranger();
    const miss = () => other.send(followComplaint, { body: { reference: '00000000', email: EMAIL } });
    expect((await miss()).error?.code).toBe('not_found');
    expect((await miss()).error?.code).toBe('too_many_requests');
    const body = { reference, email: EMAIL };
    expect((await other.send(followComplaint, { body })).error?.code).toBe('too_many_requests');
    clock.advance(3_600_000);
    expect((await other.send(followComplaint, { body })).status).toBe(200);
  });

  test('can be followed by its sender as often as they like, also while others try references for the address', async () => {
    const { reference } = await complain();
    for (let turn = 0; turn < 25; turn++) expect((await follow('00000000')).status).toBe(404);
    const sender = stranger();
    const body = { reference, email: EMAIL };
    for (let turn = 0; turn < 25; turn++)
      expect((await sender.send(followComplaint, { body })).status).toBe(200);
  });

  test.each([
    ['reference', 'field_required', { reference: ' ' }],
    ['reference', 'field_invalid', { reference: 'nothing!' }],
    ['email', 'email_invalid', { email: 'piet@' }],
    ['email', 'field_required', { email: '' }],
  ])('is not followed with a wrong %s: %s', async (field, code, wrong) => {
    const body = { reference: '0123ABCD', email: EMAIL, ...wrong };
    const { status, error } = await stranger().send(followComplaint, { body });
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
  });

  test('is answered by email to the sender, once; of two staff one is refused', async () => {
    await complain();
    const id = await onlyId();
    const colleague = await createTestStaff(server, { roles: ['support'] });
    const answers = await Promise.all([answer(id), answer(id, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await support.send(beginComplaint, { body: { id } })).error?.code).toBe('decided_already');
    const emails = await db
      .selectFrom('email_outbox')
      .select(['subject', 'text_body'])
      .where('recipient', '=', EMAIL)
      .where('text_body', 'like', '%Sorry for the wait.%')
      .execute();
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text_body).not.toContain('My message never came');
  });

  test('of a member names the member to staff, but no address, and each look is in the audit log', async () => {
    const member = await signUpMember({ name: 'Ruben' });
    await as(member).call(sendComplaint, { body: { topic: 'photos', text: 'My photo is gone.' } });
    const { complaints } = await support.call(getComplaints);
    expect(complaints).toMatchObject([
      { topic: 'photos', state: 'received', member: { profile: member.profileId, name: 'Ruben' } },
    ]);
    const shown = await support.call(getComplaint, { query: { id: await onlyId() } });
    expect(shown).toMatchObject({ text: 'My photo is gone.', answer: null, answered_by: null });
    expect(JSON.stringify(shown)).not.toContain(member.email);
    const looks = await db
      .selectFrom('audit.entries')
      .select('action')
      .where('staff_id', '=', support.staffId)
      .execute();
    expect(looks).toEqual([{ action: 'complaints.read' }]);
  });

  test('lists open ones oldest first, answered ones apart, by topic', async () => {
    for (const text of ['The first one', 'The second one']) {
      await complain(text);
      clock.advance(1_000);
    }
    const { complaints, open } = await support.call(getComplaints);
    expect([complaints.length, open]).toEqual([2, 2]);
    await answer(complaints[0]?.id ?? '');
    expect((await support.call(getComplaints)).complaints.map(({ id }) => id)).toEqual([complaints[1]?.id]);
    const answered = await support.call(getComplaints, { query: { state: 'answered' } });
    expect(answered.complaints.map(({ id }) => id)).toEqual([complaints[0]?.id]);
    expect((await support.call(getComplaints, { query: { topic: 'photos' } })).complaints).toEqual([]);
  });

  test('is for support, moderators and admins, and unknown ones are not found', async () => {
    const finance = await createTestStaff(server, { roles: ['finance'] });
    expect((await finance.send(getComplaints)).error?.code).toBe('staff_role_missing');
    const id = randomUUID();
    expect((await support.send(getComplaint, { query: { id } })).status).toBe(404);
    expect((await answer(id)).status).toBe(404);
    expect((await support.send(beginComplaint, { body: { id } })).status).toBe(404);
    const short = await support.send(answerComplaint, { body: { id, answer: 'No' } });
    expect(short.error?.fields?.answer).toMatchObject({
      code: 'explanation_length',
      params: { explanation_min: 5, explanation_max: 5_000 },
    });
  });
});
