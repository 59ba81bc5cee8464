import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations';
import { sendReport } from '#contract/reports';
import { openMemberData } from '#contract/staff-audit';
import {
  addMemberNote,
  deleteMemberNote,
  freezeMember,
  getStaffMember,
  getStaffMemberData,
  unfreezeMember,
} from '#contract/staff-members';
import { getReport } from '#contract/staff-reports';
import { reportActions } from '../../moderation/testing/report-actions.ts';
import { exportArchiveOf } from '../../testing/export-archive.ts';
import type { TestMember } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock, as, signUpMember } = server;
const support = await createTestStaff(server, { roles: ['support'], name: 'Sanne Support' });

const reason = 'Asks why an email did not arrive';
const open = ({ profileId: member }: TestMember, by: TestStaff = support) =>
  by.call(openMemberData, { body: { member, reason } });
const read = ({ profileId: id }: TestMember, by: TestStaff = support) =>
  by.send(getStaffMemberData, { query: { id } });
const dataOf = ({ profileId: id }: TestMember) => support.call(getStaffMemberData, { query: { id } });
const shownOf = async ({ profileId: id }: TestMember) =>
  (await support.call(getStaffMember, { query: { id } })).member;

describe('private data of a member (spec D5.10, D5.7)', () => {
  test('needs a reason of this person, which counts for half an hour', async () => {
    const member = await signUpMember();
    const refused = await read(member);
    expect([refused.status, refused.error?.code]).toEqual([403, 'lookup_reason_required']);
    await open(member);
    expect((await read(member)).status).toBe(200);
    const colleague = await createTestStaff(server, { roles: ['support'] });
    expect((await read(member, colleague)).error?.code).toBe('lookup_reason_required');
    expect((await shownOf(member)).data_open_until).not.toBeNull();
    clock.advance(31 * MINUTE_MS);
    expect((await read(member)).error?.code).toBe('lookup_reason_required');
    expect((await shownOf(member)).data_open_until).toBeNull();
  });

  test('is address, sessions, reports, payments, emails, and what staff did', async () => {
    const [member, other] = [
      await signUpMember({ purchasedCredits: 10, premium: true }),
      await signUpMember(),
    ];
    await as(other).call(sendReport, {
      body: { id: member.profileId, reason: 'harassment', text: 'Does not stop writing.' },
    });
    await db
      .insertInto('traffic_sources')
      .values({ account_id: member.accountId, network: 'a network', sub2: 'a sub' })
      .execute();
    await open(member);
    const data = await dataOf(member);
    expect(data.account).toMatchObject({
      ...{ id: member.accountId, email: member.email, birth_date: '1990-05-17', has_password: false },
      ...{ passkeys: 0, blocks_received: 0, came_by: ['a network', 'a sub'] },
    });
    expect(data.sessions).toHaveLength(1);
    expect(data.reports).toMatchObject([{ direction: 'about', reason: 'harassment', closed_at: null }]);
    expect(data.payments).toMatchObject([{ state: 'completed', credits: 10, currency: 'EUR' }]);
    expect(data.history.map(({ action, by }) => [action, by])).toEqual([
      ['members.read', 'Sanne Support'],
      ['members.open', 'Sanne Support'],
    ]);
    const ofReporter = await open(other).then(() => dataOf(other));
    expect(ofReporter.reports).toMatchObject([{ direction: 'by', reason: 'harassment' }]);
  });

  test('is never sent without a reason: the page of a member has no address, birth date or report', async () => {
    const member = await signUpMember();
    const shown = JSON.stringify(await shownOf(member));
    for (const secret of [member.email, member.accountId, '1990-05-17']) expect(shown).not.toContain(secret);
  });

  test('of another site is not found, with or without a reason', async () => {
    const siteId = await openSecondSite(server);
    const theirs = await signUpMember({ siteId });
    const answers = [
      await support.send(openMemberData, { body: { member: theirs.profileId, reason } }),
      await read(theirs),
      await support.send(addMemberNote, { body: { member: theirs.profileId, text: 'A note' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

describe('notes of staff (spec D5.10)', () => {
  test('are read by others of the staff, and deleted once', async () => {
    const member = await signUpMember();
    const colleague = await createTestStaff(server, { roles: ['moderator'], name: 'Milan' });
    const body = { member: member.profileId, text: 'Called twice, <b>friendly</b>' };
    const { id } = await colleague.call(addMemberNote, { body });
    await open(member);
    expect((await dataOf(member)).notes).toMatchObject([{ id, text: body.text, by: 'Milan', own: false }]);
    const removal = { body: { member: member.profileId, note: id } };
    const answers = await Promise.all([1, 2].map(() => support.send(deleteMemberNote, removal)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await dataOf(member)).notes).toEqual([]);
  });

  test('are not deleted by the id of another member', async () => {
    const [member, other] = [await signUpMember(), await signUpMember()];
    const { id } = await support.call(addMemberNote, { body: { member: member.profileId, text: 'Theirs' } });
    const answer = await support.send(deleteMemberNote, { body: { member: other.profileId, note: id } });
    expect([answer.status, answer.error?.code]).toEqual([404, 'not_found']);
  });
});

test('the export says when, by which role and why staff looked, and what they noted, without their names (spec D5.7)', async () => {
  const member = await signUpMember({ language: 'en' });
  await open(member);
  await dataOf(member);
  await support.call(addMemberNote, { body: { member: member.profileId, text: 'Wrote a kind email' } });
  // The export says the roles of then.
  await db
    .updateTable('staff')
    .set({ roles: ['admin'] })
    .where('id', '=', support.staffId)
    .execute();
  const files = await exportArchiveOf(server, member);
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(JSON.parse(text('data/staff.json'))).toMatchObject({
    lookups: [
      { roles: ['support'], reason, part: null },
      { roles: ['support'], reason, part: 'account' },
    ],
    notes: [{ text: 'Wrote a kind email' }],
  });
  expect(text('index.html')).toContain(`Customer service: ${reason}`);
  expect(text('index.html') + text('data/staff.json')).not.toContain('Sanne');
});

test('the export has each freeze of the account, when it began and ended, and the explanation, but not who or their words (spec D5.7, D5.10)', async () => {
  const member = await signUpMember({ language: 'en' });
  const body = { member: member.profileId, reason: 'Words for colleagues' };
  const begun = clock.now();
  await support.send(freezeMember, {
    body: { ...body, explanation: 'Three members say you asked for money.' },
  });
  clock.advance(5 * MINUTE_MS);
  const ended = clock.now();
  await support.send(unfreezeMember, { body });
  await support.send(freezeMember, { body });
  const files = await exportArchiveOf(server, member);
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(JSON.parse(text('data/account.json')).freezes).toEqual([
    {
      from: begun.toISOString(),
      until: ended.toISOString(),
      explanation: 'Three members say you asked for money.',
    },
    { from: ended.toISOString(), until: null, explanation: null },
  ]);
  expect(text('index.html')).toMatch(/When your account was on hold[\s\S]*you asked for money/);
  expect(text('index.html') + text('data/account.json')).not.toMatch(/Words for colleagues|Sanne/);
});

test('the export does not reveal to a member that a report about them was read (spec D5.7, D2.27)', async () => {
  const [member, reporter] = [await signUpMember({ language: 'en' }), await signUpMember()];
  const moderator = await createTestStaff(server, { roles: ['moderator'], name: 'Milan' });
  const id = await reportActions(server).report(reporter, member);
  await moderator.call(openMemberData, { body: { member: member.profileId, reason: 'Daily work' } });
  await moderator.call(getReport, { query: { id } });
  const files = await exportArchiveOf(server, member);
  const text = new TextDecoder().decode(files['data/staff.json']);
  expect(JSON.parse(text).lookups).toMatchObject([{ part: null }, { part: null }]);
  expect(text).not.toMatch(/report/);
});

test('private data has the decisions about the member and how many are strikes (spec D5.5, D5.10)', async () => {
  const member = await signUpMember();
  const moderator = await createTestStaff(server, { roles: ['moderator'], name: 'Milan' });
  const decision = {
    ...{ site_id: 1, account_id: member.accountId, staff_id: moderator.staffId, created_at: clock.now() },
    reason: 'You asked a member for money.',
  };
  const undone = { outcome: 'warning', rule: 'scam', overturned_at: clock.now() };
  await db
    .insertInto('decisions')
    .values([
      { ...decision, outcome: 'no_action' },
      { ...decision, ...undone },
      { ...decision, outcome: 'warning', rule: 'scam' },
    ])
    .execute();
  await moderator.call(openMemberData, { body: { member: member.profileId, reason } });
  const { decisions, strikes } = await moderator.call(getStaffMemberData, {
    query: { id: member.profileId },
  });
  expect([decisions.length, strikes]).toEqual([3, 1]);
  expect(decisions.find(({ overturned }) => overturned)).toMatchObject({
    ...{ outcome: 'warning', rule: 'scam', decided_by: 'Milan' },
    reason: 'You asked a member for money.',
  });
});
