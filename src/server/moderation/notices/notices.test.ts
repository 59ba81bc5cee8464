import { beforeEach, describe, expect, test } from 'vitest';
import { type NoticeReason, sendContentNotice } from '#contract/content-notices';
import { getDecisions, sendAppeal } from '#contract/decisions';
import { followComplaint } from '#contract/moderation';
import { decideAppeal, getAppeals } from '#contract/staff-appeals';
import { decideReport, getReport, getReports } from '#contract/staff-reports';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { transact } from '../../platform/transact.ts';
import type { TestMember } from '../../testing/members.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purgeReportEvidence } from '../reports/purge-report-evidence.ts';
import { REASON, reportActions } from '../testing/report-actions.ts';

const server = await startTestServer();
const { app, db, as, clock, visitor, signUpMember } = server;
const { open, emailsTo, latestDecision } = reportActions(server);
const EMAIL = 'melder@mail.example';
const DAY = 86_400_000;

let networks = 0;
const stranger = () => {
  networks += 1;
  return visitor({ remoteAddress: `198.51.100.${networks}` });
};
let moderator: TestStaff;
let shown: TestMember;
beforeEach(async () => {
  for (const table of ['reports', 'content_notices', 'email_outbox', 'rate_limits'] as const)
    await db.deleteFrom(table).execute();
  moderator = await createTestStaff(server, { roles: ['moderator'] });
  shown = await signUpMember({ name: 'Otto', aboutMe: 'Call me for pills.' });
});
const notice = {
  ...{
    url: '/landers/gallery',
    reason: 'other' as NoticeReason,
    text: 'This man is me, and I never agreed.',
  },
  ...{ name: 'Piet de Vries', email: EMAIL, good_faith: true as const },
};
const send = (changed: object = {}, browser = stranger()) =>
  browser.send(sendContentNotice, { body: { ...notice, ...changed } });
const queue = async () => (await moderator.call(getReports)).reports;
const decide = (body: object) =>
  moderator.send(decideReport, { body: { outcome: 'no_action', reason: REASON, ...body } as never });
const follow = (reference: string, email = EMAIL) =>
  stranger().send(followComplaint, { body: { reference, email } });

describe('a notice of illegal content (spec D2.27, D5.5)', () => {
  test('about a page of the site waits in the queue of reports, is confirmed with a reference, and can be followed', async () => {
    const { body } = await send();
    const { reference } = body as { reference: string };
    const [report] = await queue();
    expect(report).toMatchObject({
      ...{ reference, subject: 'page', notice: true, urgent: false, private_of: null },
      reported: { profile: null, name: null },
      due_at: new Date(clock.now().getTime() + DAY).toISOString(),
    });
    expect(await moderator.call(getReport, { query: { id: report?.id ?? '' } })).toMatchObject({
      text: notice.text,
      sender: { path: '/landers/gallery', name: 'Piet de Vries', email: EMAIL },
      evidence: { page: { path: '/landers/gallery' } },
    });
    const [confirmation] = await emailsTo(EMAIL);
    expect(confirmation?.subject).toBe(`We hebben je melding ontvangen (${reference})`);
    expect(confirmation?.text_body).not.toMatch(/agreed|Piet/);
    expect((await emailsTo('support@lavender.example')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(reference),
    ]);
    const state = await follow(reference);
    expect(state.body).toMatchObject({ topic: 'illegal_content', state: 'received', answered_at: null });
    expect((await follow(reference, 'other@mail.example')).error?.code).toBe('not_found');
  });

  test('about a profile keeps what the page shows, names the member to staff, and sends that member nothing', async () => {
    await insertTestPhoto(db, shown.profileId, { main: true });
    const url = `http://localhost:4531/members/${shown.profileId}?from=search`;
    expect((await send({ url })).status).toBe(200);
    const [report] = await queue();
    expect(report).toMatchObject({ subject: 'profile', reported: { name: 'Otto', reporters: 1 } });
    await db
      .updateTable('profiles')
      .set({ about_me: 'Long walks' })
      .where('id', '=', shown.profileId)
      .execute();
    await open(moderator, shown);
    const { evidence, pictures } = await moderator.call(getReport, { query: { id: report?.id ?? '' } });
    expect(evidence).toMatchObject({
      profile: { name: 'Otto', about_me: 'Call me for pills.' },
      messages: [],
    });
    expect(pictures).toHaveLength(1);
    expect(await emailsTo(shown.email)).toEqual([]);
  });

  test.each([
    ['underage', true, 1],
    ['danger_to_life', true, 1],
    ['extortion', true, 1],
    ['harassment', false, 24],
  ] as const)('about %s: urgent %s, due within %s hours', async (reason, urgent, hours) => {
    await send({ reason });
    const due = new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
    expect(await queue()).toMatchObject([{ reason, urgent, due_at: due }]);
  });

  test('about minors needs neither name nor address, and any other needs both', async () => {
    const anonymous = { name: undefined, email: undefined };
    expect((await send({ ...anonymous, reason: 'underage' })).status).toBe(200);
    const refused = await send(anonymous);
    expect([refused.error?.fields?.name?.code, refused.error?.fields?.email?.code]).toEqual([
      'field_required',
      'field_required',
    ]);
    expect(await queue()).toHaveLength(1);
  });

  test.each([
    ['url', 'field_required', { url: ' ' }],
    ['url', 'field_invalid', { url: 'https://evil.example/members' }],
    ['url', 'field_invalid', { url: '//evil.example/x' }],
    ['url', 'field_invalid', { url: '/\\evil.example' }],
    ['url', 'field_invalid', { url: 'https://localhost//evil.example/x' }],
    ['url', 'field_invalid', { url: 'javascript:alert(1)' }],
    ['url', 'field_invalid', { url: 'not an address' }],
    ['reason', 'field_required', { reason: '' }],
    ['text', 'explanation_length', { text: ' no ' }],
    ['email', 'email_invalid', { email: 'piet@' }],
    ['good_faith', 'field_required', { good_faith: false }],
  ])('is refused with a wrong %s: %s', async (field, code, wrong) => {
    const { status, error } = await send(wrong);
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
    expect(await queue()).toEqual([]);
  });

  test('sent again on the same day is the same one, also at the same time', async () => {
    const browser = stranger();
    const answers = await Promise.all([1, 2, 3].map(() => send({}, browser)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await queue()).toHaveLength(1);
    expect(await emailsTo(EMAIL)).toHaveLength(1);
  });

  test('is limited to five an hour from one network, and an address gets three confirmations a day', async () => {
    const browser = stranger();
    for (let turn = 0; turn < 5; turn++)
      expect((await send({ text: `Notice number ${turn}` }, browser)).status).toBe(200);
    expect((await send({ text: 'One more notice' }, browser)).error?.code).toBe('too_many_requests');
    expect(await emailsTo(EMAIL)).toHaveLength(3);
  });

  test('all spellings of a mailbox get three confirmations a day together', async () => {
    const spellings = [
      'm.elder@gmail.com',
      'melder+1@gmail.com',
      'melder+2@googlemail.com',
      'melder@gmail.com',
    ];
    for (const email of spellings) expect((await send({ email, text: `From ${email}` })).status).toBe(200);
    const emails = await Promise.all(spellings.map(email => emailsTo(email)));
    expect(emails.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
    expect(await queue()).toHaveLength(4);
  });

  test('is confirmed discreetly to a member in discreet mode, also without a session', async () => {
    const member = await signUpMember();
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', member.accountId).execute();
    await send({ email: member.email });
    const [received] = await emailsTo(member.email);
    expect(received?.subject).toBe('Je hebt een nieuwe melding');
  });

  test('is text in the emails, never markup', async () => {
    await send({ url: '/x?<img src=x onerror=alert(1)>', text: '<script>alert(1)</script>' });
    await decide({ id: (await queue())[0]?.id ?? '' });
    for (const { html_body } of await emailsTo(EMAIL)) expect(html_body).not.toMatch(/<script>|<img src=x/);
  });
});

describe('the decision about a notice (spec D2.27, D5.5)', () => {
  test('that is undone by an appeal is emailed to the sender, who heard of it', async () => {
    await send({ url: `http://localhost:4531/members/${shown.profileId}` });
    await decide({ id: (await queue())[0]?.id ?? '', outcome: 'warning', rule: 'illegal' });
    const decision = await latestDecision(shown);
    await as(shown).send(sendAppeal, { body: { decision, text: 'I sell nothing at all.' } });
    const second = await createTestStaff(server, { roles: ['moderator'] });
    const [appeal] = (await second.call(getAppeals)).appeals;
    const overturned = { id: appeal?.id ?? '', outcome: 'overturned', reason: REASON } as const;
    expect((await second.send(decideAppeal, { body: overturned })).status).toBe(204);
    const informed = (await emailsTo(EMAIL)).at(-1);
    expect(informed?.subject).toContain('we hebben iets teruggedraaid');
    expect(informed?.text_body).toContain(`/members/${shown.profileId}`);
    expect(informed?.text_body).toContain('binnen zes maanden een klacht');
    expect(informed?.text_body).not.toContain('Otto');
  });

  test('that nothing is done is emailed with its reason and what can be done about it', async () => {
    const { reference } = (await send()).body as { reference: string };
    expect((await decide({ id: (await queue())[0]?.id ?? '' })).status).toBe(204);
    const answer = (await emailsTo(EMAIL)).at(-1);
    expect(answer?.subject).toBe(`Wat we over je melding hebben beslist (${reference})`);
    expect(answer?.text_body).toContain(REASON);
    expect(answer?.text_body).toContain('binnen zes maanden een klacht');
    expect((await follow(reference)).body).toMatchObject({ state: 'answered' });
  });

  test('about a page can be that something was removed from it, and nothing else', async () => {
    await send();
    const id = (await queue())[0]?.id ?? '';
    const banned = await decide({ id, outcome: 'warning', rule: 'illegal' });
    expect(banned.error?.fields?.outcome?.code).toBe('field_invalid');
    expect((await decide({ id, outcome: 'content_removed' })).error?.fields?.rule?.code).toBe(
      'field_required',
    );
    expect((await decide({ id, outcome: 'content_removed', rule: 'illegal' })).status).toBe(204);
    expect((await emailsTo(EMAIL)).at(-1)?.text_body).toContain('We hebben ingegrepen');
    expect((await decide({ id })).error?.code).toBe('decided_already');
  });

  test('about a profile is a strike of the member, who never learns who sent it', async () => {
    await send({ url: `/members/${shown.profileId}` });
    const id = (await queue())[0]?.id ?? '';
    expect((await decide({ id, outcome: 'warning', rule: 'advertising' })).status).toBe(204);
    expect((await as(shown).call(getDecisions)).strikes).toBe(1);
    const toMember = JSON.stringify(await emailsTo(shown.email));
    expect(toMember).not.toMatch(/Piet|melder@mail/);
    expect((await emailsTo(EMAIL)).at(-1)?.text_body).not.toContain('Otto');
  });

  test('a member who sent one reads it among their reports, and gets one answer', async () => {
    const member = await signUpMember();
    const sent = await send({ name: undefined, email: undefined }, as(member));
    expect(sent.status).toBe(200);
    const stored = await db.selectFrom('content_notices').select(['name', 'email']).execute();
    expect(stored).toEqual([{ name: null, email: null }]);
    const { reference } = sent.body as { reference: string };
    expect((await follow(reference, member.email)).body).toMatchObject({ state: 'received' });
    await decide({ id: (await queue())[0]?.id ?? '' });
    expect((await as(member).call(getDecisions)).reports).toMatchObject([
      { subject: 'page', decision: null },
    ]);
    const subjects = (await emailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringContaining('We hebben je melding ontvangen'),
      expect.stringContaining('Wat er met je melding is gebeurd'),
    ]);
  });
});

describe('what is kept of a notice (spec D2.27, D4.5)', () => {
  test('goes when no appeal is possible any more', async () => {
    const { reference } = (await send()).body as { reference: string };
    await decide({ id: (await queue())[0]?.id ?? '' });
    await purgeReportEvidence(app);
    expect((await follow(reference)).status).toBe(200);
    clock.advance(200 * DAY);
    await purgeReportEvidence(app);
    expect((await follow(reference)).status).toBe(404);
    expect(await db.selectFrom('reports').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('content_notices').selectAll().execute()).toEqual([]);
  });

  test('names nobody after the account with this address was erased', async () => {
    const member = await signUpMember({ email: EMAIL });
    await send();
    const erased = { accountId: member.accountId, profileId: member.profileId, siteId: 1, email: EMAIL };
    await transact(app, tx => app.hooks.onErase.run(tx, erased));
    const rows = await db.selectFrom('content_notices').select(['name', 'email']).execute();
    expect(rows).toEqual([{ name: null, email: null }]);
  });
});
