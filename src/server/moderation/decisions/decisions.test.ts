import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { dismissAlert, getUser } from '#contract/accounts';
import { getDecisions } from '#contract/decisions';
import { uploadPhoto } from '#contract/photos';
import { changeProfile, getMember, getProfile } from '#contract/profiles';
import { sendReport } from '#contract/reports';
import { decideReport, getReport, getReports } from '#contract/staff-reports';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import type { TestMember } from '../../testing/members.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { REASON, reportActions } from '../testing/report-actions.ts';

const server = await startTestServer();
const { db, as, clock, signUpMember } = server;
const actions = reportActions(server);
const { report, warn, decideNothing, open, emailsTo } = actions;
const DAY = 86_400_000;

let reporter: TestMember;
let reported: TestMember;
let moderator: TestStaff;
beforeEach(async () => {
  await db.deleteFrom('reports').execute();
  await db.deleteFrom('email_outbox').execute();
  reporter = await signUpMember({ name: 'Ruben' });
  reported = await signUpMember({ name: 'Otto', aboutMe: 'Send me your card number.' });
  moderator = await createTestStaff(server, { roles: ['moderator'], name: 'Sanne' });
});
const decide = (id: string, decision: object, staff = moderator) =>
  staff.send(decideReport, { body: { id, reason: REASON, ...decision } as never });
const ownDecisions = (member: TestMember) => as(member).call(getDecisions);

async function photograph(owner: TestMember) {
  const upload = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });
  return (await as(owner).call(uploadPhoto, { upload })).photo;
}

describe('a decision about a report (spec D5.5)', () => {
  test('notifies the reported member of what, which rule, why and how to appeal, and never who reported', async () => {
    const id = await report(reporter, reported);
    expect((await warn(moderator, id)).status).toBe(204);
    const [notice, ...others] = await emailsTo(reported.email);
    expect(others).toEqual([]);
    expect(notice?.subject).toBe('Een beslissing over je account op Lavender');
    expect(notice?.text_body).toContain('Je krijgt een waarschuwing.');
    expect(notice?.text_body).toContain('De regel: Niet lastigvallen');
    expect(notice?.text_body).toContain(`Waarom: ${REASON}`);
    expect(notice?.text_body).toMatch(/Vertel ons voor 14 september 2026/);
    expect(notice?.text_body).toContain(`/settings/decisions/${await actions.latestDecision(reported)}`);
    expect(JSON.stringify(notice)).not.toMatch(/Ruben|Sanne|He does not stop/);
    expect(notice?.discreet_version).toMatchObject({ subject: 'Je hebt een nieuwe melding' });
  });

  test('notifies the reporter that something was done and by which rule, and nothing else about the other', async () => {
    const id = await report(reporter, reported);
    await warn(moderator, id);
    const notice = (await emailsTo(reporter.email)).at(-1);
    expect(notice?.subject).toBe(`Wat er met je melding is gebeurd (${id.slice(-8).toUpperCase()})`);
    expect(notice?.text_body).toContain('We hebben ingegrepen, volgens deze regel: Niet lastigvallen');
    expect(JSON.stringify(notice)).not.toMatch(/Otto|Sanne|Three members/);
    const { reports } = await ownDecisions(reporter);
    expect(reports).toMatchObject([
      { id, decision: { outcome: 'action', rule: 'harassment', reason: null }, appeal: null },
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/Otto|Three members|warning/);
  });

  test('names to the reporter what they had reported', async () => {
    const { message } = await chatActions(server).send(reported, reporter, 'Pay or else');
    await as(reporter).call(sendReport, {
      body: {
        ...{ id: reported.profileId, reason: 'extortion', text: 'He wants money.' },
        subject: { kind: 'message', id: message.id },
      },
    });
    const id = (await moderator.call(getReports)).reports[0]?.id ?? '';
    await warn(moderator, id);
    expect((await emailsTo(reporter.email)).at(-1)?.text_body).toContain('Je hebt een bericht gemeld');
    expect((await ownDecisions(reporter)).reports).toMatchObject([
      { subject: 'message', reference: id.slice(-8).toUpperCase() },
    ]);
  });

  test('of no action notifies only the reporter, with the reason; the reported member learns nothing', async () => {
    const id = await report(reporter, reported);
    await decideNothing(moderator, id);
    expect(await emailsTo(reported.email)).toEqual([]);
    expect(await ownDecisions(reported)).toEqual({ strikes: 0, about_me: [], reports: [] });
    expect((await emailsTo(reporter.email)).at(-1)?.text_body).toContain(`Waarom: ${REASON}`);
    expect((await ownDecisions(reporter)).reports).toMatchObject([
      { decision: { outcome: 'no_action', rule: null, reason: REASON } },
    ]);
  });

  test('removes the profile text and photos from everybody else, and the member sees why', async () => {
    const photo = await photograph(reported);
    const id = await report(reporter, reported);
    const outcome = { outcome: 'content_removed', rule: 'advertising', about_me: true, photos: [photo.id] };
    expect((await decide(id, outcome)).status).toBe(204);
    const { member } = await as(reporter).call(getMember, { query: { id: reported.profileId } });
    expect([member.about_me, member.main_image]).toEqual([null, null]);
    const { profile } = await as(reported).call(getProfile);
    expect(profile.photos).toMatchObject([{ id: photo.id, status: 'rejected', reason: 'advertising' }]);
    expect((await ownDecisions(reported)).about_me).toMatchObject([
      { outcome: 'content_removed', reason: REASON, removed: { about_me: true, photos: 1 } },
    ]);
    expect((await emailsTo(reported.email)).at(-1)?.text_body).toContain('We hebben een foto verborgen');
  });

  test('cannot remove what the member removed meanwhile, or a photo of somebody else', async () => {
    const other = await photograph(await signUpMember());
    const id = await report(reporter, reported);
    await as(reported).call(changeProfile, { body: { about_me: '' } });
    const refused = await decide(id, {
      ...{ outcome: 'content_removed', rule: 'scam' },
      ...{ about_me: true, photos: [other.id] },
    });
    expect([refused.status, refused.error?.fields?.photos?.code]).toEqual([422, 'field_invalid']);
    expect((await ownDecisions(reported)).about_me).toEqual([]);
  });

  test.each([
    ['rule', 'field_required', { outcome: 'warning' }],
    ['rule', 'field_invalid', { outcome: 'no_action', rule: 'scam' }],
    ['rule', 'field_required', { outcome: 'warning', rule: 'weather' }],
    ['outcome', 'field_required', { outcome: 'permanent_ban', rule: 'scam' }],
    ['photos', 'field_required', { outcome: 'content_removed', rule: 'scam' }],
    ['outcome', 'field_invalid', { outcome: 'warning', rule: 'scam', about_me: true }],
    ['reason', 'explanation_length', { outcome: 'no_action', reason: ' no ' }],
  ])('with a wrong %s is refused: %s', async (field, code, wrong) => {
    const id = await report(reporter, reported);
    const { status, error } = await decide(id, wrong);
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
  });

  test('of two staff at once is made by one, and the other is refused; each member gets one notice', async () => {
    const id = await report(reporter, reported);
    const colleague = await createTestStaff(server, { roles: ['moderator'] });
    const answers = await Promise.all([
      warn(moderator, id),
      warn(colleague, id),
      decideNothing(colleague, id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(answers.map(({ error }) => error?.code ?? null)).toContain('decided_already');
    expect((await emailsTo(reporter.email)).length).toBe(2);
    expect((await ownDecisions(reporter)).reports).toHaveLength(1);
  });

  test('about an unknown report is refused', async () => {
    const unknown = await warn(moderator, randomUUID());
    expect([unknown.status, unknown.error?.code]).toEqual([404, 'not_found']);
  });

  test('about a member who has left can only be that nothing is done', async () => {
    const id = await report(reporter, reported);
    await db.deleteFrom('accounts').where('id', '=', reported.accountId).execute();
    expect((await warn(moderator, id)).error?.fields?.outcome?.code).toBe('field_invalid');
    expect((await decideNothing(moderator, id)).status).toBe(204);
    expect((await emailsTo(reporter.email)).at(-1)?.text_body).toContain('We hebben niet ingegrepen');
  });

  test('is in the audit log with its outcome, under the name of who decided', async () => {
    const id = await report(reporter, reported);
    await warn(moderator, id);
    const entries = await db
      .selectFrom('audit.entries')
      .select(['staff_id', 'action', 'details'])
      .where('action', '=', 'reports.decide')
      .where('staff_id', '=', moderator.staffId)
      .execute();
    expect(entries).toEqual([
      {
        staff_id: moderator.staffId,
        action: 'reports.decide',
        details: { report: id, outcome: 'warning', rule: 'harassment' },
      },
    ]);
  });
});

describe('the alert about a warning (spec 2.5, D5.5)', () => {
  const userOf = async (member: TestMember) => (await as(member).call(getUser)).user;
  const dismiss = () => as(reported).call(dismissAlert, { body: { alert: 'decision' } });

  test('names the latest warning or removal until it is dismissed, and comes back with the next one', async () => {
    expect((await userOf(reported))?.decision).toBeNull();
    await warn(moderator, await report(reporter, reported));
    const id = await actions.latestDecision(reported);
    expect(await userOf(reported)).toMatchObject({ decision: { id, outcome: 'warning' }, dismissed: {} });
    await dismiss();
    expect((await userOf(reported))?.dismissed).toHaveProperty('decision');
    clock.advance(1_000);
    const removal = { outcome: 'content_removed', rule: 'scam', about_me: true };
    await decide(await report(reporter, reported), removal);
    expect(await userOf(reported)).toMatchObject({ decision: { outcome: 'content_removed' }, dismissed: {} });
    expect((await emailsTo(reported.email)).at(-1)?.text_body).toContain('telt 12 maanden mee');
  });

  test('does not come with a decision that nothing is done, or to the reporter', async () => {
    await warn(moderator, await report(reporter, reported));
    await dismiss();
    clock.advance(1_000);
    await decideNothing(moderator, await report(reporter, reported));
    expect((await userOf(reported))?.dismissed).toHaveProperty('decision');
    expect((await userOf(reporter))?.decision).toBeNull();
  });

  test('goes when the warning is undone', async () => {
    await warn(moderator, await report(reporter, reported));
    await db.updateTable('decisions').set({ overturned_at: clock.now() }).execute();
    expect((await userOf(reported))?.decision).toBeNull();
  });
});

describe('strikes (spec D5.5)', () => {
  test('count each measure, are shown to the member, and expire after 12 months', async () => {
    for (let turn = 0; turn < 2; turn++) await warn(moderator, await report(reporter, reported));
    await decideNothing(moderator, await report(reporter, reported));
    expect((await ownDecisions(reported)).strikes).toBe(2);
    clock.advance(366 * DAY);
    const later = await signUpMember();
    const again = await createTestStaff(server, { roles: ['moderator'] });
    await report(later, reported);
    const { reports } = await again.call(getReports);
    expect(reports[0]?.reported).toMatchObject({ strikes: 0, open_reports: 1 });
  });
});

describe('many reports of a ring (spec D5.5)', () => {
  test('do nothing by themselves: the member stays visible, active and without a strike', async () => {
    const ring = await Promise.all(Array.from({ length: 8 }, () => signUpMember()));
    for (const one of ring) await report(one, reported);
    expect(await actions.statusOf(reported)).toBe('active');
    const { member } = await as(reporter).call(getMember, { query: { id: reported.profileId } });
    expect(member.name).toBe('Otto');
    expect((await ownDecisions(reported)).strikes).toBe(0);
    const { reports } = await moderator.call(getReports);
    expect(reports[0]?.reported).toMatchObject({ open_reports: 8, reporters: 1 });
  });
});

describe('the queue (spec D5.10)', () => {
  test('shows urgent reports first, then those due earliest, with the hour or day they are due', async () => {
    const first = await report(reporter, reported);
    clock.advance(60_000);
    const urgent = await report(reporter, reported);
    await db
      .updateTable('reports')
      .set({ urgent: true, reason: 'underage', due_at: new Date(clock.now().getTime() + 3_600_000) })
      .where('id', '=', urgent)
      .execute();
    const { reports, waiting } = await moderator.call(getReports);
    expect(reports.map(({ id }) => id)).toEqual([urgent, first]);
    expect(waiting).toEqual({ open: 2, urgent: 1, late: 0 });
    clock.advance(2 * 3_600_000);
    const late = await moderator.call(getReports, { query: { late: true } });
    expect([late.reports.map(({ id }) => id), late.waiting.late]).toEqual([[urgent], 1]);
    const filtered = await moderator.call(getReports, { query: { reason: 'harassment' } });
    expect(filtered.reports.map(({ id }) => id)).toEqual([first]);
  });

  test('a report of somebody in danger is due within the hour', async () => {
    const id = await report(reporter, reported);
    await db.updateTable('reports').set({ reason: 'danger_to_life' }).where('id', '=', id).execute();
    expect((await moderator.call(getReports)).reports).toMatchObject([{ reason: 'danger_to_life' }]);
  });

  test('pages by 50 without losing or repeating a report, and shows decided ones newest first', async () => {
    const id = await report(reporter, reported);
    const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 74 }, (_, number) => ({
      ...row,
      ...{ id: randomUUID(), urgent: number % 3 === 0, evidence: '{}' },
    }));
    await db.insertInto('reports').values(copies).execute();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { reports, next } = await moderator.call(getReports, { query: after ? { after } : {} });
      seen.push(...reports.map(one => one.id));
      after = next ?? undefined;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([75, 75]);
    await decideNothing(moderator, id);
    const decided = await moderator.call(getReports, { query: { state: 'decided' } });
    expect(decided.reports.map(one => one.id)).toEqual([id]);
    expect((await moderator.send(getReports, { query: { after: 'x' } })).status).toBe(422);
  });

  test('shows no text, evidence or address of a member', async () => {
    await report(reporter, reported);
    const answer = JSON.stringify(await moderator.call(getReports));
    expect(answer).not.toMatch(/He does not stop|mail\.example|card number/);
  });
});

describe('the evidence of a report (spec D5.10)', () => {
  test('is shown after a reason was given, and the look is in the audit log', async () => {
    const photo = await photograph(reported);
    const id = await report(reporter, reported);
    const refused = await moderator.send(getReport, { query: { id } });
    expect([refused.status, refused.error?.code]).toEqual([403, 'lookup_reason_required']);
    await open(moderator, reported);
    const shown = await moderator.call(getReport, { query: { id } });
    expect(shown).toMatchObject({
      text: 'He does not stop.',
      evidence: { profile: { name: 'Otto' } },
      removable: { about_me: true, photos: [photo.id] },
      reporter: { profile: reporter.profileId, name: 'Ruben', reports: 1 },
      ...{ decisions: [], history: [] },
    });
    const looks = await db
      .selectFrom('audit.entries')
      .select(['action', 'reason', 'details'])
      .where('staff_id', '=', moderator.staffId)
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    expect(looks).toEqual([
      {
        action: 'members.read',
        reason: 'Looks into a report',
        details: { part: 'report', roles: ['moderator'] },
      },
    ]);
    await warn(moderator, id);
    const later = await report(reporter, reported);
    const { history } = await moderator.call(getReport, { query: { id: later } });
    expect(history).toMatchObject([{ outcome: 'warning', decided_by: 'Sanne', overturned: false }]);
    expect((await moderator.send(getReport, { query: { id: randomUUID() } })).status).toBe(404);
  });
});
