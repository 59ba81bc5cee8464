import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations';
import { openMemberData } from '#contract/staff-audit';
import {
  getEmailFigures,
  getEmailPreview,
  getEmailPreviews,
  getStaffEmail,
  getStaffEmails,
  getStoppedEmails,
  releaseBounce,
} from '#contract/staff-emails';
import { emailPreviews } from '../../domains.ts';
import { recordEmailFeedback } from '../../notifications/intake/record-email-feedback.ts';
import { queueEmails } from '../../platform/mail/outbox.ts';
import { transact } from '../../platform/transact.ts';
import type { TestMember } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { maskEmail, statusCodesIn } from './mask-email.ts';

const server = await startTestServer();
const { app, db, clock, signUpMember } = server;
const lilac = await openSecondSite(server);
const support = (siteId = 1) =>
  createTestStaff(server, {
    ...{ roles: ['support'], siteId },
    browser: siteId === 1 ? {} : { host: 'lilac.localhost' },
  });

beforeEach(async () => {
  await db.deleteFrom('email_outbox').execute();
  await db.updateTable('accounts').set({ notifications_disabled: [] }).execute();
});

async function queue(member: TestMember, { topic, siteId = 1 }: { topic?: string; siteId?: number } = {}) {
  const { accountId, email: to } = member;
  const email = { siteId, accountId, to, subject: 'Hello Bram', text: 'Text', html: '<p>Text</p>' };
  await transact(app, tx => queueEmails(tx, [{ ...email, ...(topic && { topic }) }]));
  const { id } = await db
    .selectFrom('email_outbox')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
const mark = (id: string, values: { sent_at?: Date; failed_at?: Date; last_error?: string }) =>
  db.updateTable('email_outbox').set(values).where('id', '=', id).execute();

describe('the list of emails (spec D5.10)', () => {
  test('shows kind, state and masked address, without subject and address', async () => {
    const member = await signUpMember();
    const refused = await queue(member, { topic: 'like' });
    await mark(refused, { failed_at: clock.now(), last_error: `550 5.1.1 <${member.email}> unknown` });
    clock.advance(1_000);
    const sent = await queue(member);
    await mark(sent, { sent_at: clock.now() });
    const staff = await support();
    const { emails, next } = await staff.call(getStaffEmails, { query: {} });
    expect(next).toBeNull();
    expect(emails).toMatchObject([
      { id: sent, kind: 'account', state: 'sent', error: null, member: member.profileId, feedback: [] },
      { id: refused, kind: 'like', state: 'failed', error: '550 5.1.1', recipient: maskEmail(member.email) },
    ]);
    expect(JSON.stringify(emails)).not.toContain(member.email);
    expect(JSON.stringify(emails)).not.toContain('Hello');
  });

  test('is filtered by kind, state and day, and paged by a cursor', async () => {
    const member = await signUpMember();
    const ids: string[] = [];
    for (const topic of ['like', 'news', 'like', undefined] as const) {
      ids.push(await queue(member, { ...(topic && { topic }) }));
      clock.advance(DAY_MS);
    }
    const [first = '', , third = '', fourth = ''] = ids;
    await mark(third, { sent_at: clock.now() });
    const staff = await support();
    const found = async (query: object) =>
      (await staff.call(getStaffEmails, { query })).emails.map(({ id }) => id);
    expect(await found({})).toEqual(ids.toReversed());
    expect(await found({ kind: 'like' })).toEqual([third, first]);
    expect(await found({ kind: 'account' })).toEqual([fourth]);
    expect(await found({ state: 'sent' })).toEqual([third]);
    expect(await found({ state: 'waiting', kind: 'like' })).toEqual([first]);
    expect(await found({ state: 'failed' })).toEqual([]);
    const { emails } = await staff.call(getStaffEmails, { query: {} });
    const day = emails[1]?.created_at.slice(0, 10) ?? '';
    expect(await found({ from: day, until: day })).toEqual([third]);
    const before = `${emails[0]?.created_at}_${emails[0]?.id}`;
    expect(await found({ before })).toEqual(ids.slice(0, 3).toReversed());
  });

  test('of one member, and address and subject of an email, need a reason first', async () => {
    const member = await signUpMember();
    const id = await queue(member);
    const staff = await support();
    const query = { member: member.profileId };
    expect((await staff.send(getStaffEmails, { query })).error?.code).toBe('lookup_reason_required');
    expect((await staff.send(getStaffEmail, { query: { id } })).error?.code).toBe('lookup_reason_required');
    await staff.call(openMemberData, { body: { member: member.profileId, reason: 'Asked where it is' } });
    expect((await staff.call(getStaffEmails, { query })).emails.map(email => email.id)).toEqual([id]);
    expect(await staff.call(getStaffEmail, { query: { id } })).toEqual({
      ...{ recipient: member.email, subject: 'Hello Bram', error: null },
    });
    const missing = await staff.send(getStaffEmails, { query: { member: randomUUID() } });
    expect([missing.status, missing.error?.code]).toEqual([404, 'not_found']);
    expect((await staff.send(getStaffEmail, { query: { id: randomUUID() } })).status).toBe(404);
  });

  test('to somebody else about a member name no member, and show address and subject to nobody', async () => {
    const member = await signUpMember();
    const friend = await queue({ ...member, email: 'ruud@mail.example' });
    const own = await queue({ ...member, email: member.email.toUpperCase() });
    const staff = await support();
    const { emails } = await staff.call(getStaffEmails, { query: {} });
    expect(emails).toMatchObject([
      { id: own, member: member.profileId },
      { id: friend, member: null },
    ]);
    await staff.call(openMemberData, { body: { member: member.profileId, reason: 'Asked where it is' } });
    const { status, error } = await staff.send(getStaffEmail, { query: { id: friend } });
    expect([status, error?.code]).toEqual([404, 'not_found']);
    expect((await staff.send(getStaffEmail, { query: { id: own } })).status).toBe(200);
  });

  test('and the figures are those of one site', async () => {
    const since = clock.now().toISOString();
    await queue(await signUpMember());
    clock.advance(60_000);
    const there = await support(lilac);
    expect((await there.call(getStaffEmails, { query: {} })).emails).toEqual([]);
    expect((await there.call(getEmailFigures)).waiting).toBe(0);
    const here = await support();
    expect(await here.call(getEmailFigures)).toMatchObject({ waiting: 1, waiting_since: since, failed: 0 });
  });
});

describe('bounces (spec D5.10, D2.49)', () => {
  test('are listed with their reasons, and taken back by staff with a reason, once', async () => {
    const member = await signUpMember();
    const emailId = await queue(member, { topic: 'like' });
    await transact(app, tx => recordEmailFeedback(tx, { emailId, kind: 'bounce' }));
    const staff = await support();
    expect(await staff.call(getEmailFigures)).toMatchObject({ bounces: 1, complaints: 0, stopped: 1 });
    const { members } = await staff.call(getStoppedEmails, { query: { reason: 'bounce' } });
    expect(members).toEqual([
      {
        ...{ member: member.profileId, recipient: maskEmail(member.email), reasons: ['bounce'] },
        latest: clock.now().toISOString(),
      },
    ]);
    const body = { member: member.profileId, reason: 'The mailbox was full' };
    await staff.call(releaseBounce, { body });
    const again = await staff.send(releaseBounce, { body });
    expect([again.status, again.error?.code]).toEqual([409, 'decided_already']);
    expect((await staff.call(getStoppedEmails, { query: {} })).members).toEqual([]);
    const short = await staff.send(releaseBounce, { body: { ...body, reason: 'no' } });
    expect(short.error?.fields?.reason?.code).toBe('explanation_length');
    expect((await staff.send(releaseBounce, { body: { ...body, member: randomUUID() } })).status).toBe(404);
  });

  test('a complaint and an unsubscribing stay, because only the member takes them back', async () => {
    const member = await signUpMember();
    await db
      .updateTable('accounts')
      .set({ notifications_disabled: ['fbl', 'bounce'] })
      .where('id', '=', member.accountId)
      .execute();
    const staff = await support();
    const body = { member: member.profileId, reason: 'The mailbox was full' };
    await staff.call(releaseBounce, { body });
    const { members } = await staff.call(getStoppedEmails, { query: {} });
    expect(members.map(({ reasons }) => reasons)).toEqual([['fbl']]);
    expect((await staff.send(releaseBounce, { body })).error?.code).toBe('decided_already');
    const { next } = await staff.call(getStoppedEmails, { query: { before: member.accountId } });
    expect(next).toBeNull();
  });
});

describe('previews for staff (spec D5.10, D2.31)', () => {
  test('list every email with its subject, and nothing is sent', async () => {
    const staff = await support();
    const { emails } = await staff.call(getEmailPreviews, { query: { language: 'en' } });
    expect(emails.map(({ name }) => name)).toEqual(Object.keys(emailPreviews));
    expect(emails.every(({ subject }) => subject !== '')).toBe(true);
    expect(await db.selectFrom('email_outbox').select('id').execute()).toEqual([]);
  });

  test('show an email in a language and in discreet mode, with its HTML in a frame for staff only', async () => {
    const staff = await support();
    const name = 'Promotion of the operator';
    const plain = await staff.call(getEmailPreview, { query: { name, language: 'en' } });
    expect(plain.subject).toBe('More credits this week');
    const frame = await staff.request({ url: plain.frame });
    expect([frame.status, String(frame.body)]).toEqual([200, expect.stringContaining('See the bundles')]);
    expect(String(frame.headers['content-security-policy'])).toContain("default-src 'none'");
    const discreet = await staff.call(getEmailPreview, { query: { name, language: 'en', discreet: true } });
    expect(`${discreet.sender}${discreet.subject}${discreet.text}`).not.toContain('Lavender');
    const finance = await createTestStaff(server, { roles: ['finance'] });
    const unverified = await createTestStaff(server, { verifiedAt: null });
    for (const stranger of [finance, unverified, server.visitor(), server.as(await signUpMember())])
      expect((await stranger.request({ url: plain.frame })).status).toBe(404);
    const unknown = await staff.send(getEmailPreview, { query: { name: 'constructor', language: 'en' } });
    expect([unknown.status, unknown.error?.code]).toEqual([404, 'not_found']);
  });
});

test.each([
  ['ruben@mail.example', 'r•••@mail.example'],
  ['"a@b"@mail.example', '"•••@mail.example'],
  ['', '•••'],
])('the address %s is shown as %s (spec D5.10)', (address, masked) => {
  expect(maskEmail(address)).toBe(masked);
});

test.each([
  ['550 5.1.1 <a@mail.example> unknown', '550 5.1.1'],
  ['Message failed: 421 try later', '421'],
  ['connect ECONNREFUSED', null],
  [null, null],
])('of the answer %s, staff see %s (spec D5.10)', (answer, codes) => {
  expect(statusCodesIn(answer)).toBe(codes);
});
