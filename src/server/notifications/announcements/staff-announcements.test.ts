import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyIn } from '#contract/call';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import {
  beginAnnouncement,
  changeAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncementPreview,
  getStaffAnnouncement,
  getStaffAnnouncements,
  haltAnnouncement,
  testAnnouncement,
} from '#contract/staff-announcements';
import { getAuditLog } from '#contract/staff-audit';
import { unsubscribe } from '#contract/unsubscribe';
import { offeredLanguages } from '#i18n/offered-languages';
import { transact } from '../../platform/transact.ts';
import { inEveryLanguage } from '../../testing/in-every-language.ts';
import type { TestMemberOptions } from '../../testing/members.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff, type TestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { recordEmailFeedback } from '../intake/record-email-feedback.ts';
import { chooseEmails, deliverEmails } from '../testing/deliver-emails.ts';
import { sendAnnouncements } from './send-announcements.ts';
import { SEND_ANNOUNCEMENT_LATER } from './send-later.ts';

const server = await startTestServer();
const { app, db, clock, signUpMember } = server;
const lilac = await openSecondSite(server);
const site = app.sites.byId(1);
if (!site) throw new Error('no site');
let admin: TestStaff;
let there: TestStaff;

const nl = { subject: 'Lente', text: 'Eén.\r\n\r\nNog <b>één</b>.', button: 'Bekijk', path: '/credits' };
const en = { subject: 'Spring', text: 'One.', button: 'See', path: '/credits' };
type Content = BodyIn<typeof createAnnouncement>;
const content = (changes: Partial<Content> = {}): Content => ({
  ...{ type: 'news', segment: {}, texts: inEveryLanguage(en, { nl }) },
  ...changes,
});
const draft = async (changes: Partial<Content> = {}) =>
  (await admin.call(createAnnouncement, { body: content(changes) })).id;
const get = (id: string) => admin.call(getStaffAnnouncement, { query: { id } });
const begin = (id: string, members: number, staff = admin) =>
  staff.send(beginAnnouncement, { body: { id, members } });
const halt = (id: string, to: 'pause' | 'resume' | 'stop') =>
  admin.send(haltAnnouncement, { body: { id, to } });
async function sent() {
  await sendAnnouncements(app, { isStopping: () => false });
  await runJobs(app, SEND_ANNOUNCEMENT_LATER);
  return deliverEmails(server);
}
async function agreeing(options: TestMemberOptions = {}) {
  const member = await signUpMember(options);
  await chooseEmails(server, member, 'news', 'at_once');
  return member;
}

beforeEach(async () => {
  admin = await createTestStaff(server);
  there = await createTestStaff(server, { siteId: lilac, browser: { host: 'lilac.localhost' } });
  for (const table of ['announcements', 'email_outbox', 'notification_preferences'] as const)
    await db.deleteFrom(table).execute();
});

describe('announcements by staff (spec D5.10, D2.48)', () => {
  test('a draft goes to nobody before somebody sends it; then those in its segment get it, once', async () => {
    const premium = await agreeing({ premium: true });
    await agreeing();
    await signUpMember({ premium: true });
    const id = await draft({ segment: { premium: true } });
    expect(await get(id)).toMatchObject({
      state: 'draft',
      members: 1,
      begun_at: null,
      languages: offeredLanguages(site.settings),
    });
    expect(await sent()).toEqual([]);
    expect((await begin(id, 1)).status).toBe(204);
    const emails = await sent();
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([[premium.email, 'Lente']]);
    expect(emails[0]?.html).toContain('Nog &lt;b&gt;één&lt;/b&gt;.');
    expect(await sent()).toEqual([]);
    expect(await get(id)).toMatchObject({
      state: 'sent',
      sent: 1,
      expected: 1,
      members: null,
      author: 'Sanne',
    });
    const { entries } = await admin.call(getAuditLog, { query: { action: 'announcements' } });
    expect(entries.map(({ action }) => action)).toEqual(['announcements.begin', 'announcements.draft']);
    expect(entries[0]?.details).toMatchObject({ announcement: id, members: 1 });
  });

  test('of two people who send it one sends, and the other is refused, as when it is for many more members by now', async () => {
    for (let made = 0; made < 12; made++) await agreeing();
    const id = await draft();
    expect((await begin(id, 1)).error?.code).toBe('changed_meanwhile');
    const other = await createTestStaff(server);
    const answers = await Promise.all([begin(id, 12), begin(id, 12, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await begin(id, 12)).error?.code).toBe('decided_already');
    expect(await sent()).toHaveLength(12);
  });

  test('without a language of the site, or for nobody, it is not sent', async () => {
    const one = await draft({ texts: { nl } });
    expect((await begin(one, 1)).error?.fields?.['texts.en']?.code).toBe('field_required');
    const two = await draft();
    expect((await begin(two, 1)).error?.fields?.members?.code).toBe('field_invalid');
    expect((await begin(two, 0)).error?.fields?.members?.code).toBe('field_invalid');
    expect((await begin(randomUUID(), 1)).error?.code).toBe('not_found');
  });

  test('a draft is changed and deleted; afterwards, and once it is sent, it is not', async () => {
    await agreeing();
    const id = await draft();
    await admin.call(changeAnnouncement, { body: { id, ...content({ type: 'promotions' }) } });
    expect((await get(id)).type).toBe('promotions');
    await admin.call(changeAnnouncement, { body: { id, ...content() } });
    await begin(id, 1);
    const changed = await admin.send(changeAnnouncement, { body: { id, ...content() } });
    const deleted = await admin.send(deleteAnnouncement, { body: { id } });
    expect([changed.error?.code, deleted.error?.code]).toEqual(['decided_already', 'decided_already']);
    const other = await draft();
    await admin.call(deleteAnnouncement, { body: { id: other } });
    expect((await admin.send(deleteAnnouncement, { body: { id: other } })).error?.code).toBe('not_found');
    expect((await admin.send(changeAnnouncement, { body: { id: other, ...content() } })).status).toBe(404);
    expect((await admin.send(getStaffAnnouncement, { query: { id: other } })).error?.code).toBe('not_found');
    const { announcements, next } = await admin.call(getStaffAnnouncements, { query: {} });
    expect([announcements.map(line => line.id), next]).toEqual([[id], null]);
    expect((await admin.call(getStaffAnnouncements, { query: { before: id } })).announcements).toEqual([]);
  });

  test('it is paused, resumed and stopped; what is so already is refused', async () => {
    await agreeing();
    const id = await draft();
    expect((await halt(id, 'pause')).error?.code).toBe('decided_already');
    await begin(id, 1);
    expect((await halt(id, 'resume')).error?.code).toBe('decided_already');
    await halt(id, 'pause');
    expect((await get(id)).state).toBe('paused');
    expect(await sent()).toEqual([]);
    await halt(id, 'resume');
    expect((await get(id)).state).toBe('sending');
    await halt(id, 'stop');
    expect(await sent()).toEqual([]);
    expect(await get(id)).toMatchObject({ state: 'stopped', tried_until: null });
    expect((await halt(id, 'stop')).error?.code).toBe('decided_already');
    expect((await halt(randomUUID(), 'stop')).error?.code).toBe('not_found');
  });

  test('who was online is still tried for three days, and not while it is paused', async () => {
    const online = await agreeing();
    const online_until = new Date(clock.now().getTime() + HOUR_MS / 2);
    await db.insertInto('presence').values({ profile_id: online.profileId, online_until }).execute();
    const id = await draft();
    await begin(id, 1);
    expect(await sent()).toEqual([]);
    const until = new Date(clock.now().getTime() + 3 * DAY_MS).toISOString();
    expect(await get(id)).toMatchObject({ state: 'sent', sent: 0, expected: 1, tried_until: until });
    await halt(id, 'pause');
    clock.advance(2 * HOUR_MS);
    expect(await sent()).toEqual([]);
    expect((await get(id)).state).toBe('paused');
    await halt(id, 'resume');
    clock.advance(2 * HOUR_MS);
    expect((await sent()).map(({ to }) => to)).toEqual([online.email]);
    expect(await get(id)).toMatchObject({ state: 'sent', sent: 1 });
  });

  test('bounces, complaints and unsubscribings count for the announcement that caused them', async () => {
    const members = [await agreeing(), await agreeing(), await agreeing(), await agreeing()];
    const [bounced, complained, oneClick, unsubscribed] = members.map(({ email }) => email);
    const id = await draft();
    await begin(id, 4);
    await sendAnnouncements(app, { isStopping: () => false });
    const emails = await db.selectFrom('email_outbox').select(['id', 'recipient', 'text_body']).execute();
    expect(emails).toHaveLength(4);
    await db.updateTable('email_outbox').set({ sent_at: clock.now() }).execute();
    const emailTo = (address = '') => emails.find(({ recipient }) => recipient === address);
    for (const [kind, recipient] of [
      ['bounce', bounced],
      ['complaint', complained],
    ] as const) {
      const emailId = emailTo(recipient)?.id ?? '';
      await transact(app, tx => recordEmailFeedback(tx, { emailId, kind }));
    }
    const tokenFor = (recipient = '') =>
      /unsubscribe\?token=([\w-]+)/.exec(emailTo(recipient)?.text_body ?? '')?.[1] ?? '';
    await server.visitor().request({
      ...{ method: 'POST', url: `/api/unsubscribe.php?one_click=1&token=${tokenFor(oneClick)}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    const body = { token: tokenFor(unsubscribed), scope: 'type' } as const;
    await server.visitor().call(unsubscribe, { body });
    expect(await get(id)).toMatchObject({ sent: 4, bounces: 1, complaints: 1, unsubscribes: 2 });
  });

  test('is shown as a member gets it, in discreet mode too, and sent to the person who asks', async () => {
    const id = await draft();
    const query = { id, language: 'en' } as const;
    const plain = await admin.call(getAnnouncementPreview, { query });
    expect([plain.subject, plain.text]).toEqual(['Spring', expect.stringContaining('One.')]);
    expect(String((await admin.request({ url: plain.frame })).body)).toContain('One.');
    expect((await there.request({ url: plain.frame, headers: { host: 'lilac.localhost' } })).status).toBe(
      404,
    );
    const support = await createTestStaff(server, { roles: ['support'] });
    expect((await support.request({ url: plain.frame })).status).toBe(404);
    const discreet = await admin.call(getAnnouncementPreview, { query: { ...query, discreet: true } });
    expect(`${discreet.subject}${discreet.text}`).not.toMatch(/Spring|Lavender/);
    await admin.call(testAnnouncement, { body: { id, language: 'en' } });
    const emails = await deliverEmails(server);
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([[admin.email, 'Test: Spring']]);
    const missing = { id: randomUUID(), language: 'en' } as const;
    expect((await admin.send(testAnnouncement, { body: missing })).error?.code).toBe('not_found');
    expect((await admin.send(getAnnouncementPreview, { query: missing })).error?.code).toBe('not_found');
    for (let times = 0; times < 20; times++) await admin.send(testAnnouncement, { body: missing });
    expect((await admin.send(testAnnouncement, { body: missing })).error?.code).toBe('too_many_requests');
  });

  test.each<[string, object, string]>([
    [
      'texts.nl.subject',
      { texts: { nl: { ...nl, subject: 'One\r\nBcc: all@mail.example' } } },
      'field_invalid',
    ],
    ['texts.nl.subject', { texts: { nl: { ...nl, subject: ' ' } } }, 'field_required'],
    ['texts.nl.text', { texts: { nl: { ...nl, text: 'x'.repeat(5_001) } } }, 'field_too_long'],
    ['texts.nl.path', { texts: { nl: { ...nl, path: 'https://evil.example' } } }, 'field_invalid'],
    ['texts.nl.path', { texts: { nl: { ...nl, path: '//evil.example' } } }, 'field_invalid'],
    ['texts.nl.path', { texts: { nl: { ...nl, path: '/\\evil.example' } } }, 'field_invalid'],
    ['segment.max_age', { segment: { min_age: 40, max_age: 30 } }, 'age_range_reversed'],
    ['segment.min_age', { segment: { min_age: 17 } }, 'field_invalid'],
  ])('a draft with a wrong %s is refused (%j)', async (field, changes, code) => {
    const { error } = await admin.send(createAnnouncement, { body: content(changes as Partial<Content>) });
    expect(error?.fields?.[field]?.code).toBe(code);
    const id = await draft();
    const changed = await admin.send(changeAnnouncement, {
      body: { id, ...content(changes as Partial<Content>) },
    });
    expect(changed.error?.fields?.[field]?.code).toBe(code);
  });

  test('of another site is unknown', async () => {
    const id = await draft();
    expect((await there.call(getStaffAnnouncements, { query: {} })).announcements).toEqual([]);
    const answers = await Promise.all([
      there.send(getStaffAnnouncement, { query: { id } }),
      there.send(changeAnnouncement, { body: { id, ...content() } }),
      there.send(deleteAnnouncement, { body: { id } }),
      there.send(beginAnnouncement, { body: { id, members: 1 } }),
      there.send(haltAnnouncement, { body: { id, to: 'stop' } }),
      there.send(testAnnouncement, { body: { id, language: 'en' } }),
      there.send(getAnnouncementPreview, { query: { id, language: 'en' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });

  test('who got it is forgotten with the account (spec D2.21)', async () => {
    const { accountId } = await agreeing();
    const id = await draft();
    await begin(id, 1);
    await sent();
    const rows = () => db.selectFrom('announcement_recipients').select('account_id').execute();
    expect(await rows()).toEqual([{ account_id: accountId }]);
    await db.deleteFrom('accounts').where('id', '=', accountId).execute();
    expect(await rows()).toEqual([]);
  });
});
