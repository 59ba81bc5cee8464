import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { relevanceChecks } from '../../domains.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import { transact } from '../../platform/transact.ts';
import { activityRank } from '../../profiles/activity.ts';
import { inEveryLanguage } from '../../testing/in-every-language.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import { deleteJobs, runJobs, waitingJobs } from '../../testing/run-jobs.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { isEmailRelevant } from '../emails/is-email-relevant.ts';
import { notificationJobs } from '../jobs.ts';
import { chooseEmails, deliverEmails, setQuietHours } from '../testing/deliver-emails.ts';
import { type AnnouncementFile, assertLanguages, parseAnnouncement } from './announcement-file.ts';
import { countRecipients, createAnnouncement, haltAnnouncement } from './manage-announcements.ts';
import { sendAnnouncements } from './send-announcements.ts';
import { SEND_ANNOUNCEMENT_LATER } from './send-later.ts';

const server = await startTestServer();
const { app, clock, db, signUpMember } = server;
const site = app.sites.byId(1);
if (!site) throw new Error('no site');

const operator = { siteId: 1, staffId: null, secret: app.config.secret };
const file: AnnouncementFile = {
  type: 'promotions',
  site: 'lavender',
  texts: {
    nl: { subject: 'Lente', text: 'Eén alinea.\n\nNog <b>één</b>.', button: 'Bekijk', path: '/credits' },
    en: { subject: 'Spring', text: 'One paragraph.', button: 'See', path: '/credits' },
  },
};
const create = (changes: Partial<AnnouncementFile> = {}) =>
  transact(app, tx => createAnnouncement(tx, operator, site, { ...file, ...changes }));
const halt = (id: string, to: 'pause' | 'resume' | 'stop') =>
  transact(app, tx => haltAnnouncement(tx, operator, { id, to }));
const count = (changes: Partial<AnnouncementFile> = {}) =>
  countRecipients(db, site, { ...file, ...changes }, clock.now());
const send = (options = {}) => sendAnnouncements(app, { isStopping: () => false, ...options });
async function sent() {
  await send();
  await runJobs(app, SEND_ANNOUNCEMENT_LATER);
  return deliverEmails(server);
}
const recipients = async () => (await sent()).map(({ to }) => to).sort();

async function agreeing(options: TestMemberOptions = {}): Promise<TestMember> {
  const member = await signUpMember(options);
  await chooseEmails(server, member, 'promotions', 'at_once');
  return member;
}

beforeEach(async () => {
  for (const table of ['announcements', 'email_outbox', 'notification_preferences'] as const)
    await db.deleteFrom(table).execute();
});

describe('promotions and news (spec 3.4, D2.48)', () => {
  test('go only to members who switched exactly this type on, each once, in their language', async () => {
    const [dutch, english] = [await agreeing(), await agreeing({ language: 'en', country: 'GB' })];
    await signUpMember();
    await chooseEmails(server, await signUpMember(), 'news', 'at_once');
    await create();
    const emails = await sent();
    expect(emails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [dutch.email, 'Lente'],
        [english.email, 'Spring'],
      ].sort(),
    );
    expect(await sent()).toEqual([]);
  });

  test('what the operator wrote is plain text, in paragraphs, with the button to a page of the site', async () => {
    await agreeing();
    await create();
    const [email] = await sent();
    expect(email?.html).toContain('Nog &lt;b&gt;één&lt;/b&gt;.');
    expect(email?.html).toMatch(/>Eén alinea\.<\/p>/);
    expect(email?.text).toContain('Bekijk:\nhttp://localhost:3000/credits');
  });

  test('have a preview line that cuts no emoji into parts', async () => {
    await agreeing();
    const family = '👨‍👩‍👧‍👦';
    const text = `${'x'.repeat(110)}${family.repeat(20)}`;
    await create({ texts: { nl: { subject: 'Lente', text, button: 'Bekijk', path: '/credits' } } });
    const [email] = await sent();
    const preview = /<div[^>]*display:none[^>]*>([^<&]+)/.exec(email?.html ?? '')?.[1] ?? '';
    expect(preview.trimEnd()).toBe(`${'x'.repeat(110)}${family.repeat(9)}…`);
  });

  test('leave as a discreet email, once, when the member turns on discreet mode while they wait (spec D5.2)', async () => {
    const { accountId } = await agreeing();
    await create();
    await send();
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', accountId).execute();
    expect(await deliverEmails(server)).toEqual([]);
    const [email, ...more] = await sent();
    expect(more).toEqual([]);
    expect(`${email?.subject}${email?.html}${email?.text}`).not.toMatch(/Lente|alinea|Lavender/);
    clock.advance(DAY_MS);
    expect(await sent()).toEqual([]);
    const counted = await db
      .selectFrom('notification_emails')
      .select('id')
      .where('account_id', '=', accountId)
      .execute();
    expect(counted).toHaveLength(1);
  });

  test('that are dropped because they were cancelled or switched off no longer count for the day', async () => {
    const [member, other] = [await agreeing(), await agreeing()];
    const id = await create();
    await send();
    await chooseEmails(server, member, 'promotions', 'never');
    await halt(id, 'stop');
    expect(await deliverEmails(server)).toEqual([]);
    const counted = await db
      .selectFrom('notification_emails')
      .select('id')
      .where('account_id', 'in', [member.accountId, other.accountId])
      .execute();
    expect(counted).toEqual([]);
  });

  test('that were dropped for discreet mode are sent again once, also if the check of the dropped email runs again', async () => {
    const { accountId } = await agreeing();
    await create();
    await send();
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', accountId).execute();
    const { relevance } = await db.selectFrom('email_outbox').select('relevance').executeTakeFirstOrThrow();
    for (let time = 0; time < 3; time++)
      expect(await isEmailRelevant(app, relevanceChecks, relevance as Relevance)).toBe(false);
    expect(await waitingJobs(db, SEND_ANNOUNCEMENT_LATER)).toHaveLength(1);
    await deleteJobs(db, SEND_ANNOUNCEMENT_LATER);
  });

  test('reach nobody who is unconfirmed, fictional, leaving, disabled or of another site', async () => {
    await agreeing({ status: 'not_confirmed' });
    await agreeing({ status: 'deleting' });
    await agreeing({ fictional: true });
    const { accountId } = await agreeing();
    await db
      .updateTable('accounts')
      .set({ notifications_disabled: ['fbl'] })
      .where('id', '=', accountId)
      .execute();
    expect(await count()).toBe(0);
    await create();
    expect(await recipients()).toEqual([]);
  });

  test('go to the segment: country, premium, active within days, age of the account', async () => {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
    const active = activityRank(clock.now(), false);
    const old = { signedUpAt: daysAgo(40), activityRank: active };
    const one = await agreeing({ ...old, country: 'BE', premium: true });
    await agreeing({ ...old, country: 'NL', premium: true });
    await agreeing({ ...old, country: 'BE' });
    await agreeing({ ...old, country: 'BE', premium: true, activityRank: activityRank(daysAgo(9), false) });
    await agreeing({ ...old, country: 'BE', premium: true, signedUpAt: daysAgo(29) });
    const segment = { country: 'BE', premium: true, active_within_days: 7, min_account_days: 30 } as const;
    expect(await count({ segment })).toBe(1);
    expect(await count({ segment: { premium: false } })).toBe(1);
    expect(await count()).toBe(5);
    await create({ segment });
    expect(await recipients()).toEqual([one.email]);
  });

  test('members who were online, in quiet hours or over the limit get it within three days', async () => {
    const [online, quiet, limited] = [await agreeing(), await agreeing(), await agreeing()];
    const start = clock.now().getTime();
    const online_until = new Date(start + 100 * HOUR_MS);
    await db.insertInto('presence').values({ profile_id: online.profileId, online_until }).execute();
    await setQuietHours(server, quiet, { starts_at: 720, ends_at: 1_080, time_zone: 'UTC' });
    const emails = [1, 2, 3].map(() => ({
      ...{ account_id: limited.accountId, type: 'like', queued_at: clock.now() },
    }));
    await db.insertInto('notification_emails').values(emails).execute();
    await create();
    const got: string[] = [];
    for (let hour = 0; hour < 80; hour++) {
      got.push(...(await recipients()).map(to => `${hour} ${to}`));
      clock.advance(HOUR_MS);
    }
    expect(got).toEqual([`6 ${quiet.email}`, `24 ${limited.email}`]);
    await db.deleteFrom('presence').execute();
    expect(await sent()).toEqual([]);
  });

  test('do not leave when the mail server held them longer than three days', async () => {
    await agreeing();
    await create();
    await send();
    clock.advance(3 * DAY_MS + HOUR_MS);
    expect(await sent()).toEqual([]);
  });

  test('that are still in the outbox when quiet hours begin leave when they end, once', async () => {
    const member = await agreeing();
    await create();
    await send();
    const minute = clock.now().getUTCHours() * 60;
    await setQuietHours(server, member, {
      starts_at: minute,
      ends_at: (minute + 60) % 1_440,
      time_zone: 'UTC',
    });
    expect(await deliverEmails(server)).toEqual([]);
    expect(await sent()).toEqual([]);
    clock.advance(HOUR_MS);
    expect((await sent()).map(({ to }) => to)).toEqual([member.email]);
    clock.advance(HOUR_MS);
    expect(await sent()).toEqual([]);
  });

  test('counts towards the three emails a day', async () => {
    const member = await agreeing();
    for (let number = 0; number < 4; number++) await create();
    expect(await recipients()).toEqual([member.email, member.email, member.email]);
  });

  test('after it is cancelled, nothing that waits is sent, and nothing is prepared', async () => {
    const many = await Promise.all(Array.from({ length: 4 }, () => agreeing()));
    const id = await create();
    await send({ maxWaiting: 2, batchSize: 2 });
    expect(await db.selectFrom('email_outbox').select('id').execute()).toHaveLength(2);
    await halt(id, 'stop');
    await expect(halt(id, 'stop')).rejects.toThrow('decided_already');
    expect(await sent()).toEqual([]);
    expect(many).toHaveLength(4);
  });

  test('go to the segment: language, age, credits, not seen for days, and signed up between two days', async () => {
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
    const idle = activityRank(daysAgo(20), false);
    const [, ...birthday] = dayIn(site.timeZone, clock.now()).split('-').map(Number);
    const born = (year: number, days = 0) =>
      new Date(Date.UTC(year, (birthday[0] ?? 1) - 1, (birthday[1] ?? 1) + days)).toISOString().slice(0, 10);
    const wanted = {
      language: 'nl',
      credits: 0,
      birthDate: born(1990),
      activityRank: idle,
      signedUpAt: new Date('2026-02-01T10:00:00Z'),
    } as const;
    const one = await agreeing(wanted);
    const two = await agreeing({ ...wanted, purchasedCredits: 3 });
    await agreeing({ ...wanted, language: 'en' });
    await agreeing({ ...wanted, birthDate: born(1989) });
    await agreeing({ ...wanted, birthDate: born(1990, 1) });
    await agreeing({ ...wanted, activityRank: activityRank(daysAgo(3), false) });
    await agreeing({ ...wanted, signedUpAt: new Date('2026-02-02T12:00:00Z') });
    const segment = {
      language: 'nl',
      ...{ min_age: 36, max_age: 36, inactive_for_days: 14 },
      ...{ signed_up_from: '2026-02-01', signed_up_until: '2026-02-01' },
    } as const;
    expect(await count({ segment })).toBe(2);
    expect(await count({ segment: { ...segment, has_credits: true } })).toBe(1);
    await create({ segment: { ...segment, has_credits: false } });
    expect(await recipients()).toEqual([one.email]);
    await create({ segment: { ...segment, has_credits: true } });
    expect(await recipients()).toEqual([two.email]);
  });

  test('while it is paused nobody further gets it; after it is resumed everybody gets it once', async () => {
    // One after the other, because batches are in the order of the accounts.
    const online = await agreeing();
    const members = [online, ...(await Promise.all(Array.from({ length: 4 }, () => agreeing())))];
    const online_until = new Date(clock.now().getTime() + 2 * HOUR_MS);
    await db.insertInto('presence').values({ profile_id: online.profileId, online_until }).execute();
    const id = await create();
    await send({ maxWaiting: 2, batchSize: 2 });
    await halt(id, 'pause');
    await expect(halt(id, 'pause')).rejects.toThrow('decided_already');
    await send();
    const first = await deliverEmails(server);
    expect(first).toHaveLength(3);
    clock.advance(4 * DAY_MS);
    await runJobs(app, SEND_ANNOUNCEMENT_LATER);
    expect(await deliverEmails(server)).toEqual([]);
    await db.deleteFrom('presence').execute();
    await halt(id, 'resume');
    clock.advance(HOUR_MS);
    const later = await sent();
    expect([...first, ...later].map(({ to }) => to).sort()).toEqual(members.map(({ email }) => email).sort());
    const { queued } = await db.selectFrom('announcements').select('queued').executeTakeFirstOrThrow();
    expect(queued).toBe(5);
  });

  test('nobody gets it twice, even if the progress of the run is lost', async () => {
    const members = await Promise.all(Array.from({ length: 3 }, () => agreeing()));
    await create();
    expect(await recipients()).toHaveLength(members.length);
    await db.deleteFrom('notification_runs').execute();
    expect(await recipients()).toEqual([]);
    const { expected, queued } = await db
      .selectFrom('announcements')
      .select(['expected', 'queued'])
      .executeTakeFirstOrThrow();
    expect([expected, queued]).toEqual([3, 3]);
  });

  test('a member who switches it off before it is sent gets none', async () => {
    const member = await agreeing();
    await create();
    await send();
    await chooseEmails(server, member, 'promotions', 'never');
    expect(await deliverEmails(server)).toEqual([]);
  });

  test('two workers at once, and runs that are interrupted, send it once to each', async () => {
    const members = await Promise.all(Array.from({ length: 9 }, () => agreeing()));
    await create();
    await send({ maxWaiting: 2, batchSize: 2 });
    await Promise.all([send({ batchSize: 2 }), send({ batchSize: 2 }), send({ batchSize: 3 })]);
    await send();
    expect(await recipients()).toEqual(members.map(({ email }) => email).sort());
  });
});

test('the job that tries again holds ids only, so it is kept as a failed job when it is given up (spec D2.48)', () => {
  const later = notificationJobs.find(({ name }) => name === SEND_ANNOUNCEMENT_LATER);
  expect(later).not.toHaveProperty('isPersonal');
});

describe('the file of an announcement (spec D2.48)', () => {
  const complaint = (changes: object) => {
    try {
      parseAnnouncement(JSON.stringify({ ...file, ...changes }));
      return 'none';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const withText = (changes: object) => complaint({ texts: { nl: { ...file.texts.nl, ...changes } } });

  test('a good one is taken as it is', () => {
    expect(parseAnnouncement(JSON.stringify(file))).toEqual(file);
  });

  test.each([
    [complaint({ type: 'spam' }), 'type: is promotions or news'],
    [complaint({ segment: { country: 'XX' } }), 'segment.country: is one of'],
    [complaint({ segment: { premium: 'yes' } }), 'segment.premium: is true or false'],
    [complaint({ segment: { active_within_days: -1 } }), 'segment.active_within_days: is 0 days or more'],
    [complaint({ segment: { age: 3 } }), 'segment: age is unknown'],
    [withText({ subject: '' }), 'texts.nl.subject: is empty'],
    [withText({ subject: 'One\r\nBcc: all@mail.example' }), 'texts.nl.subject: is one line'],
    [withText({ subject: 'x'.repeat(121) }), 'texts.nl.subject: is longer than 120'],
    [withText({ text: undefined }), 'texts.nl.text: is missing'],
    [withText({ button: 'x'.repeat(41) }), 'texts.nl.button: is longer than 40'],
    ...[
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      'credits',
      '/a b',
    ].map(path => [withText({ path }), 'texts.nl.path: is a page of the site']),
  ])('%s', (message, expected) => {
    expect(message).toContain(expected);
  });

  test('says everything that is wrong at once', () => {
    const message = complaint({ type: 'spam', site: 3 });
    expect(message.split('\n')).toHaveLength(3);
    expect(() => parseAnnouncement('{')).toThrow('no valid JSON');
  });

  test('every language that the site offers needs its texts', () => {
    expect(() => assertLanguages({ nl: file.texts.nl }, site)).toThrow(/missing: texts.en, .*texts.pl/);
    expect(() => assertLanguages(inEveryLanguage(file.texts.nl), site)).not.toThrow();
  });
});
