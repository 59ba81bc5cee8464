import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { appealBan, getBan, getDecisions, sendAppeal } from '#contract/decisions';
import { getMember } from '#contract/profiles';
import { decideAppeal, getAppeal, getAppeals } from '#contract/staff-appeals';
import { decideReport, getReports } from '#contract/staff-reports';
import { endBansThatAreOver } from '../../accounts/bans/ban-account.ts';
import { banToken } from '../../accounts/bans/ban-token.ts';
import { type TestMember, withSecondSession } from '../../testing/members.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purgeReportEvidence } from '../reports/purge-report-evidence.ts';
import { REASON, reportActions } from '../testing/report-actions.ts';

const server = await startTestServer();
const { app, db, as, clock, visitor, signUpMember } = server;
const { report, warn, ban, decideNothing, emailsTo, statusOf, latestDecision, open } = reportActions(server);
const DAY = 86_400_000;
const ANSWER = 'We read all of it again, and it was a joke between you two.';

let reporter: TestMember;
let reported: TestMember;
let first: TestStaff;
let second: TestStaff;
beforeEach(async () => {
  await db.deleteFrom('reports').execute();
  await db.deleteFrom('appeals').execute();
  await db.deleteFrom('email_outbox').execute();
  reporter = await signUpMember();
  reported = await signUpMember({ aboutMe: 'Call me on my number.' });
  first = await createTestStaff(server, { roles: ['moderator'], name: 'Sanne' });
  second = await createTestStaff(server, { roles: ['moderator'], name: 'Noor' });
});
const appeal = (member: TestMember, decision: string, text = 'That was a joke between us.') =>
  as(member).send(sendAppeal, { body: { decision, text } });
const openAppeal = async () => (await second.call(getAppeals)).appeals[0]?.id ?? '';
const decide = (staff: TestStaff, id: string, outcome: 'upheld' | 'overturned') =>
  staff.send(decideAppeal, { body: { id, outcome, reason: ANSWER } });
const own = (member: TestMember) => as(member).call(getDecisions);

const decisionsOf = ({ accountId }: TestMember) =>
  db
    .selectFrom('decisions')
    .select(['id', 'outcome', 'overturned_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

async function warned(): Promise<string> {
  expect((await warn(first, await report(reporter, reported))).status).toBe(204);
  return latestDecision(reported);
}

describe('an appeal (spec D5.5)', () => {
  test('of the reported member is confirmed, announced to the operator without its text, and shown as open', async () => {
    expect((await appeal(reported, await warned())).status).toBe(204);
    expect((await emailsTo(reported.email)).at(-1)?.subject).toBe('We hebben je bezwaar ontvangen');
    const toOperator = (await emailsTo('support@lavender.example')).at(-1);
    expect(toOperator?.subject).toMatch(/^Bezwaar [0-9A-F]{8}$/);
    expect(JSON.stringify(toOperator)).not.toContain('joke');
    expect((await own(reported)).about_me).toMatchObject([
      { appeal: { text: 'That was a joke between us.', outcome: null, answer: null }, appeal_until: null },
    ]);
  });

  test('is possible once for each of the two', async () => {
    const decision = await warned();
    const answers = await Promise.all([1, 2, 3].map(() => appeal(reported, decision)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect((await appeal(reporter, decision)).status).toBe(204);
    expect((await appeal(reporter, decision)).error?.code).toBe('appealed_already');
    expect((await second.call(getAppeals)).appeals.map(({ party }) => party)).toEqual([
      'reported',
      'reporter',
    ]);
  });

  test('is possible for six months', async () => {
    const decision = await warned();
    clock.advance(183 * DAY);
    const back = await withSecondSession(app, reported);
    expect((await own(back)).about_me[0]?.appeal_until).not.toBeNull();
    clock.advance(2 * DAY);
    expect((await own(back)).about_me[0]?.appeal_until).toBeNull();
    expect((await appeal(back, decision)).error?.code).toBe('appeal_over');
  });

  test('is possible while the account is frozen (spec D5.10)', async () => {
    const decision = await warned();
    await db
      .updateTable('accounts')
      .set({ frozen_at: clock.now() })
      .where('id', '=', reported.accountId)
      .execute();
    expect((await appeal(reported, decision)).status).toBe(204);
  });

  test('of somebody else’s decision gets the answer of an unknown one', async () => {
    const decision = await warned();
    const stranger = await signUpMember();
    const unknown = await appeal(stranger, randomUUID());
    const foreign = await appeal(stranger, decision);
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(unknown.status).toBe(404);
  });

  test('against a decision that nothing is done is open to the reporter only, because the other knows nothing', async () => {
    await decideNothing(first, await report(reporter, reported));
    const decision = await latestDecision(reported);
    expect((await appeal(reported, decision)).status).toBe(404);
    expect((await appeal(reporter, decision)).status).toBe(204);
  });

  test.each(['No', 'x'.repeat(2_001)])('of a wrong length is refused', async text => {
    const { error } = await appeal(reported, await warned(), text);
    expect(error?.fields?.text?.code).toBe('explanation_length');
  });

  test('keeps the evidence while it is open, also after six months', async () => {
    await appeal(reported, await warned());
    clock.advance(300 * DAY);
    await purgeReportEvidence(app);
    const evidence = () => db.selectFrom('reports').select('evidence').executeTakeFirst();
    expect((await evidence())?.evidence).not.toBeNull();
    second = await createTestStaff(server, { roles: ['moderator'] });
    await decide(second, await openAppeal(), 'upheld');
    await purgeReportEvidence(app);
    expect((await evidence())?.evidence).toBeNull();
  });
});

describe('the decision about an appeal (spec D5.5)', () => {
  test('is never made by who decided first', async () => {
    await appeal(reported, await warned());
    const id = await openAppeal();
    const refused = await decide(first, id, 'overturned');
    expect([refused.status, refused.error?.code]).toEqual([403, 'same_person']);
    expect((await first.call(getAppeals)).appeals).toMatchObject([{ id, may_decide: false }]);
    expect((await second.call(getAppeals)).appeals).toMatchObject([{ id, may_decide: true }]);
    expect((await decide(second, id, 'upheld')).status).toBe(204);
  });

  test('needs an outcome and a reason', async () => {
    await appeal(reported, await warned());
    const body = { id: await openAppeal(), outcome: undefined, reason: ' no ' } as never;
    const { error } = await second.send(decideAppeal, { body });
    expect([error?.fields?.outcome?.code, error?.fields?.reason?.code]).toEqual([
      'field_required',
      'explanation_length',
    ]);
  });

  test('of two staff at once is made by one, and the other is refused', async () => {
    await appeal(reported, await warned());
    const id = await openAppeal();
    const third = await createTestStaff(server, { roles: ['moderator'] });
    const answers = await Promise.all([decide(second, id, 'upheld'), decide(third, id, 'overturned')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await decide(third, randomUUID(), 'upheld')).status).toBe(404);
  });

  test('upheld leaves everything as it is, and its reason is emailed', async () => {
    await appeal(reported, await warned());
    await decide(second, await openAppeal(), 'upheld');
    expect(await own(reported)).toMatchObject({
      strikes: 1,
      about_me: [{ appeal: { outcome: 'upheld', answer: ANSWER } }],
    });
    const notice = (await emailsTo(reported.email)).at(-1);
    expect(notice?.subject).toBe('De uitkomst van je bezwaar');
    expect(notice?.text_body).toContain(ANSWER);
    expect(notice?.text_body).toContain('Lees het antwoord');
    expect(notice?.text_body).toContain('naar de rechter');
    expect(notice?.text_body).not.toMatch(/Noor|Sanne|maak bezwaar/);
  });

  test('overturned takes the strike away and restores the profile text and photos', async () => {
    const id = await report(reporter, reported);
    const body = {
      id,
      outcome: 'content_removed',
      rule: 'advertising',
      reason: REASON,
      about_me: true,
    } as const;
    expect((await first.send(decideReport, { body })).status).toBe(204);
    const shown = async () =>
      (await as(reporter).call(getMember, { query: { id: reported.profileId } })).member.about_me;
    expect(await shown()).toBeNull();
    await appeal(reported, await latestDecision(reported));
    await decide(second, await openAppeal(), 'overturned');
    expect(await shown()).toBe('Call me on my number.');
    expect((await own(reported)).strikes).toBe(0);
    const notice = (await emailsTo(reported.email)).at(-1)?.text_body;
    expect(notice).toContain('Je had gelijk');
    expect(notice).not.toMatch(/maak bezwaar|naar de rechter|Je account is weer open/);
  });

  test('overturned is what the reporter reads then, who can appeal themselves', async () => {
    await appeal(reported, await warned());
    const [before] = (await own(reporter)).reports;
    expect(before?.decision).toMatchObject({ outcome: 'action', undone_at: null });
    await decide(second, await openAppeal(), 'overturned');
    const [after] = (await own(reporter)).reports;
    expect(after?.decision).toMatchObject({ outcome: 'action', undone_at: clock.now().toISOString() });
    expect(JSON.stringify(after)).not.toContain(ANSWER);
    expect((await appeal(reporter, after?.decision?.id ?? '')).status).toBe(204);
    await decide(second, await openAppeal(), 'overturned');
    expect((await own(reporter)).reports).toMatchObject([{ decision: null }]);
    expect((await warn(second, after?.id ?? '')).status).toBe(204);
    expect((await own(reporter)).reports).toMatchObject([{ decision: { undone_at: null } }]);
    expect((await own(reported)).strikes).toBe(1);
  });

  test('overturned is emailed to the reporters who heard of the measure, with how to appeal, and to nobody else', async () => {
    const [banned, discreet] = [await signUpMember(), await signUpMember()];
    const decision = await warned();
    const shared = [await report(banned, reported), await report(discreet, reported)];
    await db
      .updateTable('reports')
      .set({ closed_at: clock.now(), decision_id: decision })
      .where('id', 'in', shared)
      .execute();
    await db.updateTable('accounts').set({ status: 'banned' }).where('id', '=', banned.accountId).execute();
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', discreet.accountId).execute();
    const waiting = await signUpMember();
    await report(waiting, reported);
    await appeal(reported, decision);
    await db.deleteFrom('email_outbox').execute();
    await decide(second, await openAppeal(), 'overturned');
    const [informed] = await emailsTo(reporter.email);
    expect(informed?.subject).toContain('we hebben iets teruggedraaid');
    expect(informed?.text_body).toMatch(/ingegrepen[\s\S]*Niet mee eens\?[\s\S]*settings\/decisions\//);
    expect(informed?.text_body).not.toContain(reported.name);
    expect(informed?.text_body).not.toContain(ANSWER);
    const [withoutSession] = await emailsTo(banned.email);
    expect(withoutSession?.text_body).toContain('teruggedraaid');
    expect(withoutSession?.text_body).not.toMatch(/settings\/decisions|\/notifications/);
    expect((await emailsTo(discreet.email)).map(({ subject }) => subject)).toEqual([
      'Je hebt een nieuwe melding',
    ]);
    expect(await emailsTo(waiting.email)).toEqual([]);
  });

  test('overturned offers no second appeal to a reporter who appealed already, and nobody hears of one that stands', async () => {
    const decision = await warned();
    await appeal(reporter, decision);
    await decide(second, await openAppeal(), 'upheld');
    await appeal(reported, decision);
    await db.deleteFrom('email_outbox').execute();
    await decide(second, await openAppeal(), 'overturned');
    const [informed] = await emailsTo(reporter.email);
    expect(informed?.text_body).toContain('teruggedraaid');
    expect(informed?.text_body).not.toContain('Niet mee eens');
    const other = await warned();
    await appeal(reported, other);
    await db.deleteFrom('email_outbox').execute();
    await decide(second, await openAppeal(), 'upheld');
    expect(await emailsTo(reporter.email)).toEqual([]);
  });

  test('overturned keeps a text that the member wrote since', async () => {
    const id = await report(reporter, reported);
    const body = {
      id,
      outcome: 'content_removed',
      rule: 'advertising',
      reason: REASON,
      about_me: true,
    } as const;
    await first.send(decideReport, { body });
    await db.updateTable('profiles').set({ about_me: 'New' }).where('id', '=', reported.profileId).execute();
    await appeal(reported, await latestDecision(reported));
    await decide(second, await openAppeal(), 'overturned');
    const { member } = await as(reporter).call(getMember, { query: { id: reported.profileId } });
    expect(member.about_me).toBe('New');
  });

  test('of a ban is read by a member whose emails link to nothing that needs a login', async () => {
    const id = await report(reporter, reported);
    expect((await ban(first, id, 30)).status).toBe(204);
    const token = banToken(app, reported.accountId);
    const decision = await latestDecision(reported);
    const answer = await visitor().send(appealBan, { body: { token, decision, text: 'That was a joke.' } });
    expect(answer.status).toBe(204);
    const emails = await emailsTo(reported.email);
    expect(emails).toHaveLength(2);
    for (const { text_body, html_body } of emails)
      expect(text_body + html_body).not.toMatch(/\/notifications|\/settings/);
    await decide(second, await openAppeal(), 'overturned');
    expect((await emailsTo(reported.email)).at(-1)?.text_body).toContain('/notifications');
  });

  test('overturned ends a ban, unless another decision keeps it', async () => {
    const ids = [await report(reporter, reported), await report(reporter, reported)];
    for (const id of ids) expect((await ban(first, id, 30)).status).toBe(204);
    const decisions = await db
      .selectFrom('decisions')
      .select('id')
      .where('account_id', '=', reported.accountId)
      .execute();
    for (const { id } of decisions)
      await db
        .insertInto('appeals')
        .values({
          ...{ site_id: 1, decision_id: id, account_id: reported.accountId },
          ...{ party: 'reported', text: 'Not me', created_at: clock.now() },
        })
        .execute();
    await decide(second, await openAppeal(), 'overturned');
    expect(await statusOf(reported)).toBe('banned');
    expect((await emailsTo(reported.email)).at(-1)?.text_body).toContain('Je account blijft wel geblokkeerd');
    await decide(second, await openAppeal(), 'overturned');
    expect(await statusOf(reported)).toBe('active');
    expect((await emailsTo(reported.email)).at(-1)?.text_body).toContain('Je account is weer open');
    expect((await own(await withSecondSession(app, reported))).strikes).toBe(0);
  });

  test('overturned while somebody else bans the member leaves that ban', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await signUpMember();
      const [earlier, later] = [await report(reporter, member), await report(reporter, member)];
      await ban(first, earlier, 30);
      const decision = await latestDecision(member);
      await db
        .insertInto('appeals')
        .values({
          ...{ site_id: 1, decision_id: decision, account_id: member.accountId, party: 'reported' },
          ...{ text: 'It was not me.', created_at: clock.now() },
        })
        .execute();
      await Promise.all([decide(second, await openAppeal(), 'overturned'), ban(first, later, 7)]);
      expect(await statusOf(member)).toBe('banned');
    }
  });

  test('overturned for the reporter opens the report again, for somebody else to decide', async () => {
    const id = await report(reporter, reported);
    await decideNothing(first, id);
    await appeal(reporter, await latestDecision(reported));
    await decide(second, await openAppeal(), 'overturned');
    expect((await emailsTo(reporter.email)).at(-1)?.text_body).toContain('Je had gelijk');
    expect((await second.call(getReports)).reports.map(one => one.id)).toEqual([id]);
    expect((await own(reporter)).reports).toMatchObject([{ id, decision: null }]);
    expect((await warn(first, id)).error?.code).toBe('same_person');
    expect((await ban(first, id, 7)).error?.code).toBe('same_person');
    expect((await warn(second, id)).status).toBe(204);
    const { reports } = await own(reporter);
    expect(reports).toMatchObject([{ decision: { outcome: 'action' }, appeal: null }]);
    expect(reports[0]?.appeal_until).not.toBeNull();
    const [again] = (await own(reporter)).reports;
    expect((await appeal(reporter, again?.decision?.id ?? '')).status).toBe(204);
  });

  test('overturned for the reporter keeps the first decision until the second replaces it: one strike, the ban of the second, and a fresh appeal', async () => {
    const id = await report(reporter, reported);
    await ban(first, id, null);
    const [earlier] = await decisionsOf(reported);
    await appeal(reporter, earlier?.id ?? '');
    await decide(second, await openAppeal(), 'overturned');
    expect(await statusOf(reported)).toBe('banned');
    const token = banToken(app, reported.accountId);
    const shown = async () => (await visitor().call(getBan, { query: { token } })).decisions;
    expect(await shown()).toMatchObject([{ appeal_until: null, reopened: true, undone_at: null }]);
    const body = { token, decision: earlier?.id ?? '', text: 'It was my brother.' };
    expect((await visitor().send(appealBan, { body })).error?.code).toBe('appeal_over');
    clock.advance(DAY);
    second = await createTestStaff(server, { roles: ['moderator'] });
    expect((await ban(second, id, 7)).status).toBe(204);
    const until = new Date(clock.now().getTime() + 7 * DAY).toISOString();
    expect((await visitor().call(getBan, { query: { token } })).until).toBe(until);
    const [later] = await shown();
    expect(await shown()).toMatchObject([
      { outcome: 'temporary_ban', undone_at: null, appeal_until: expect.any(String) },
      { outcome: 'permanent_ban', undone_at: clock.now().toISOString(), appeal_until: null },
    ]);
    expect((await emailsTo(reported.email)).at(-1)?.text_body).toContain('Dit komt in plaats van');
    const fresh = { ...body, decision: later?.id ?? '' };
    expect((await visitor().send(appealBan, { body: fresh })).status).toBe(204);
    clock.advance(7 * DAY);
    await endBansThatAreOver(app);
    expect((await own(await withSecondSession(app, reported))).strikes).toBe(1);
  });

  test('overturned for the reporter, and then nothing done, ends the ban, restores the text, and informs the member', async () => {
    const [id, other] = [await report(reporter, reported), await report(await signUpMember(), reported)];
    const removal = {
      outcome: 'content_removed',
      rule: 'advertising',
      reason: REASON,
      about_me: true,
    } as const;
    await first.send(decideReport, { body: { id, ...removal } });
    await appeal(reporter, await latestDecision(reported));
    await decide(second, await openAppeal(), 'overturned');
    await ban(first, other, 30);
    const byOther = await latestDecision(reported);
    await decideNothing(second, id);
    expect(await statusOf(reported)).toBe('banned');
    const texts = await db
      .selectFrom('profiles')
      .select('about_me')
      .where('id', '=', reported.profileId)
      .execute();
    expect(texts).toEqual([{ about_me: 'Call me on my number.' }]);
    expect((await emailsTo(reported.email)).at(-1)?.subject).toContain('telt niet meer');
    expect(await decisionsOf(reported)).toMatchObject([
      { outcome: 'content_removed', overturned_at: expect.any(Date) },
      { id: byOther, overturned_at: null },
      { outcome: 'no_action', overturned_at: null },
    ]);
  });

  test('of an earlier decision that another one has replaced undoes nothing of the later one', async () => {
    const id = await report(reporter, reported);
    await ban(first, id, 30);
    const earlier = await latestDecision(reported);
    const token = banToken(app, reported.accountId);
    const body = { token, decision: earlier, text: 'It was my brother.' };
    expect((await visitor().send(appealBan, { body })).status).toBe(204);
    await appeal(reporter, earlier);
    const ofReporter = (await second.call(getAppeals)).appeals.find(({ party }) => party === 'reporter');
    await decide(second, ofReporter?.id ?? '', 'overturned');
    await ban(second, id, 60);
    await decide(second, await openAppeal(), 'overturned');
    expect(await statusOf(reported)).toBe('banned');
    expect((await decisionsOf(reported)).map(({ overturned_at }) => overturned_at !== null)).toEqual([
      true,
      false,
    ]);
  });

  test('needs the same role as reports', async () => {
    await appeal(reported, await warned());
    const support = await createTestStaff(server, { roles: ['support'] });
    expect((await decide(support, await openAppeal(), 'upheld')).error?.code).toBe('staff_role_missing');
  });
});

describe('the appeal for staff (spec D5.10)', () => {
  test('is shown with its decision after a reason was given', async () => {
    await appeal(reported, await warned());
    const id = await openAppeal();
    expect((await second.send(getAppeal, { query: { id } })).error?.code).toBe('lookup_reason_required');
    await open(second, reported);
    expect(await second.call(getAppeal, { query: { id } })).toMatchObject({
      ...{ id, party: 'reported', text: 'That was a joke between us.', reason: REASON, answer: null },
      decision: { outcome: 'warning', rule: 'harassment', decided_by: 'Sanne' },
    });
    expect((await second.send(getAppeal, { query: { id: randomUUID() } })).status).toBe(404);
  });

  test('queues show no text, the oldest first, and decided ones newest first', async () => {
    await appeal(reported, await warned());
    clock.advance(1_000);
    const other = await signUpMember();
    await warn(first, await report(reporter, other));
    await appeal(other, await latestDecision(other));
    const { appeals, open: waiting } = await second.call(getAppeals);
    expect([appeals.map(({ member }) => member.profile), waiting]).toEqual([
      [reported.profileId, other.profileId],
      2,
    ]);
    expect(JSON.stringify(appeals)).not.toContain('joke');
    for (const { id } of appeals) {
      await decide(second, id, 'upheld');
      clock.advance(1_000);
    }
    const decided = await second.call(getAppeals, { query: { state: 'decided' } });
    expect(decided.appeals.map(({ id }) => id)).toEqual(appeals.map(({ id }) => id).reverse());
  });
});
