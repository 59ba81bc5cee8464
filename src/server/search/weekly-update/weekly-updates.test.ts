import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { cellOf } from '#contract/cells';
import { readChat } from '#contract/chats';
import { HOUR_MS, WEEK_MS } from '#contract/durations';
import { like, markLikeSeen } from '#contract/likes';
import { changePreferences } from '#contract/preferences';
import { changeProfile } from '#contract/profiles';
import { chooseEmails, deliverEmails, setQuietHours } from '../../notifications/testing/deliver-emails.ts';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import { activityRank } from '../../profiles/activity.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { searchJobs } from '../jobs.ts';
import { SEND_WEEKLY_UPDATES_LATER } from './send-later.ts';
import { sendLaterUpdates, sendWeeklyUpdates } from './send-weekly-updates.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;

const UTRECHT = cellOf(52.09, 5.12);
const AMERSFOORT = cellOf(52.16, 5.39);
const GRONINGEN = cellOf(53.22, 6.57);

/** 12 March 2026 is a Thursday; 17:00 UTC is 18:00 on this site. Each test has a week of its own. */
let thursday = new Date('2026-03-12T17:00:00Z');
beforeEach(async () => {
  for (const table of ['email_outbox', 'notification_emails', 'notification_runs'] as const)
    await db.deleteFrom(table).execute();
  await db
    .updateTable('accounts')
    .set({ notifications_disabled: ['bounce'] })
    .execute();
  await db.updateTable('profiles').set({ invisible: true }).execute();
  thursday = new Date(thursday.getTime() + (thursday.getMonth() === 2 ? 3 : 1) * WEEK_MS);
  if (thursday.getUTCHours() === 17) thursday.setUTCHours(16);
  clock.set(new Date(thursday.getTime() - 24 * HOUR_MS));
});

const monthsAgo = () => new Date(clock.now().getTime() - 100 * 24 * HOUR_MS);
const signUpRecipient = (options: TestMemberOptions = {}) =>
  signUpMember({
    ...{ name: 'Ruben', cell: UTRECHT, country: 'NL', region: 'NL-UT', signedUpAt: monthsAgo() },
    activityRank: activityRank(clock.now(), false),
    ...options,
  });

async function signUpNewcomer(options: TestMemberOptions = {}): Promise<TestMember> {
  const newcomer = await signUpMember({
    ...{ name: 'Nieuweling', cell: AMERSFOORT, country: 'NL', region: 'NL-UT' },
    ...options,
  });
  await insertTestPhoto(db, newcomer.profileId, { main: true });
  await db.updateTable('profiles').set({ has_photo: true }).where('id', '=', newcomer.profileId).execute();
  return newcomer;
}

const send = () => sendWeeklyUpdates(app, { isStopping: () => false });
async function emailsOfThursday() {
  clock.set(thursday);
  await send();
  return deliverEmails(server);
}
const relevances = () => db.selectFrom('email_outbox').select('relevance').orderBy('id').execute();
const queuedNewcomers = async () =>
  (await relevances()).map(({ relevance }) => (relevance as { newcomers: string[] }).newcomers);
const newcomersShown = async () => {
  clock.set(thursday);
  await send();
  return queuedNewcomers();
};
const goOffline = () => db.deleteFrom('presence').execute();

describe('the weekly update (spec 3.4, D2.48)', () => {
  test('leaves on Thursday at 18:00, once, with what the week brought, in the member’s language', async () => {
    const me = await signUpRecipient();
    const english = await signUpRecipient({ language: 'en', country: 'GB' });
    await signUpNewcomer();
    clock.set(new Date(thursday.getTime() - 1_000));
    await send();
    expect(await deliverEmails(server)).toEqual([]);
    const emails = await emailsOfThursday();
    const textTo = ({ email }: TestMember) => emails.find(({ to }) => to === email)?.text;
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      'Je week op Lavender',
      'Your week on Lavender',
    ]);
    expect(textTo(me)).toContain('Dit lid is nieuw in je buurt en past bij je voorkeuren:');
    expect(textTo(english)).toContain('This member is new near you and matches your preferences:');
    clock.advance(HOUR_MS);
    await send();
    expect(await deliverEmails(server)).toEqual([]);
  });

  test('has lines about unread messages, new likes and visits of the week, each with its number', async () => {
    const me = await signUpRecipient();
    const [one, two] = [await signUpMember(), await signUpMember()];
    for (const other of [one, two]) await as(other).call(like, { body: { id: me.profileId } });
    await insertUnread(one, me, 3);
    await db
      .insertInto('visits')
      .values({ visited_id: me.profileId, visitor_id: one.profileId, visited_at: clock.now() })
      .execute();
    await goOffline();
    const [email, ...others] = await emailsOfThursday();
    expect(others).toEqual([]);
    expect(email?.to).toBe(me.email);
    expect(email?.text).toContain('Er wachten 3 ongelezen berichten op je.');
    expect(email?.text).toContain('2 leden vinden je leuk. Benieuwd wie?');
    expect(email?.text).toContain('Eén lid heeft deze week je profiel bekeken.');
    expect(email?.text).toContain('Lees je berichten:\nhttp://localhost:3000/chats');
  });

  test('is never empty, and not sent to members who were away for two months, want none or are unconfirmed', async () => {
    await signUpRecipient({ cell: GRONINGEN, region: 'NL-GR' });
    await signUpRecipient({ activityRank: activityRank(monthsAgo(), false) });
    await signUpRecipient({ status: 'not_confirmed' });
    await chooseEmails(server, await signUpRecipient(), 'weekly_updates', 'never');
    await db
      .updateTable('accounts')
      .set({ notifications_disabled: ['fbl'] })
      .where('id', '=', (await signUpRecipient()).accountId)
      .execute();
    await signUpNewcomer();
    expect(await emailsOfThursday()).toEqual([]);
  });

  test('shows newcomers of the preferred ages and distance, nearest first, no fictional ones and none without a photo', async () => {
    const me = await signUpRecipient({ birthDate: '1990-05-17' });
    const near = await signUpNewcomer({ cell: UTRECHT });
    const farther = await signUpNewcomer();
    await signUpNewcomer({ cell: GRONINGEN, region: 'NL-GR' });
    await signUpNewcomer({ birthDate: '1950-01-01' });
    await signUpNewcomer({ fictional: true });
    await signUpNewcomer({ invisible: true });
    await signUpNewcomer({ signedUpAt: monthsAgo() });
    await signUpMember({ cell: UTRECHT });
    const away = new Set([near.accountId, farther.accountId]);
    for (const accountId of away) await stopEmails(accountId);
    expect(await newcomersShown()).toEqual([[near.profileId, farther.profileId]]);
    expect(me.profileId).not.toBe(near.profileId);
  });

  test('follows the preferences that the member set, with any distance', async () => {
    const me = await signUpRecipient();
    await as(me).call(changePreferences, { body: { min_age: 60, max_age: 80, distance: null } });
    await goOffline();
    const far = await signUpNewcomer({ birthDate: '1955-01-01', cell: GRONINGEN, region: 'NL-GR' });
    await signUpNewcomer();
    const [email] = await emailsOfThursday();
    expect(email?.to).toBe(me.email);
    expect(email?.text).toContain('Dit lid is nieuw en past bij je voorkeuren:');
    expect(far.profileId).toBeDefined();
  });

  test.each([
    [
      'blocked by the member',
      (me: TestMember, other: TestMember) => as(me).call(blockMember, { body: { id: other.profileId } }),
    ],
    [
      'who blocked the member',
      (me: TestMember, other: TestMember) => as(other).call(blockMember, { body: { id: me.profileId } }),
    ],
    [
      'who became invisible',
      (_me: TestMember, other: TestMember) => as(other).call(changeProfile, { body: { invisible: true } }),
    ],
    [
      'who was erased',
      (_me: TestMember, other: TestMember) =>
        db.deleteFrom('profiles').where('id', '=', other.profileId).execute(),
    ],
  ] as const)(
    'shows nobody %s, whether before the update was prepared or before it was sent',
    async (_what, happen) => {
      const me = await signUpRecipient();
      const [gone, other] = [await signUpNewcomer(), await signUpNewcomer()];
      const early = await signUpNewcomer();
      for (const { accountId } of [gone, other, early]) await stopEmails(accountId);
      await happen(me, early);
      await goOffline();
      const [shown] = await newcomersShown();
      expect(shown?.toSorted()).toEqual([gone.profileId, other.profileId].toSorted());
      await happen(me, gone);
      await goOffline();
      expect(await deliverEmails(server)).toEqual([]);
      await runJobs(app, SEND_WEEKLY_UPDATES_LATER);
      expect(await queuedNewcomers()).toEqual([[other.profileId]]);
      expect((await deliverEmails(server)).map(({ to }) => to)).toEqual([me.email]);
    },
  );

  test('does not show members whom the member liked already', async () => {
    const me = await signUpRecipient();
    const newcomer = await signUpNewcomer();
    await as(me).call(like, { body: { id: newcomer.profileId } });
    await stopEmails(newcomer.accountId);
    await goOffline();
    expect(await emailsOfThursday()).toEqual([]);
  });

  test('says nothing of what was read or seen between its preparation and its sending', async () => {
    const me = await signUpRecipient();
    const [one, two] = [await signUpMember(), await signUpMember()];
    await as(one).call(like, { body: { id: me.profileId } });
    const conversation = await insertUnread(two, me, 2);
    clock.set(thursday);
    await send();
    await as(me).call(markLikeSeen, { body: { id: one.profileId } });
    await goOffline();
    expect(await deliverEmails(server)).toEqual([]);
    await runJobs(app, SEND_WEEKLY_UPDATES_LATER);
    await as(me)
      .call(readChat, { body: { conversation, seq: 2 } as never })
      .catch(() => undefined);
    await db
      .updateTable('conversation_members')
      .set({ unread: 0, read_seq: 2 })
      .where('profile_id', '=', me.profileId)
      .execute();
    await goOffline();
    expect(await deliverEmails(server)).toEqual([]);
    await runJobs(app, SEND_WEEKLY_UPDATES_LATER);
    expect(await deliverEmails(server)).toEqual([]);
    expect(await db.selectFrom('notification_emails').selectAll().execute()).toEqual([]);
  });

  test('discreet mode: no name, no picture, a neutral subject (spec D5.2)', async () => {
    const me = await signUpRecipient();
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', me.accountId).execute();
    const newcomer = await signUpNewcomer({ name: 'Zichtbaar' });
    await stopEmails(newcomer.accountId);
    const [email] = await emailsOfThursday();
    expect(email?.to).toBe(me.email);
    expect(`${email?.text}${email?.html}`).not.toMatch(/Zichtbaar|<img|\/media\//);
    expect(email?.subject).not.toContain('Lavender');
  });

  test('a member who was online, in quiet hours or over the limit gets it later, until two days have passed', async () => {
    const [online, quiet, limited] = [
      await signUpRecipient(),
      await signUpRecipient(),
      await signUpRecipient(),
    ];
    await stopEmails((await signUpNewcomer()).accountId);
    const online_until = new Date(thursday.getTime() + 10 * HOUR_MS);
    await db.insertInto('presence').values({ profile_id: online.profileId, online_until }).execute();
    await setQuietHours(server, quiet, {
      starts_at: 17 * 60,
      ends_at: 23 * 60,
      time_zone: 'Europe/Amsterdam',
    });
    const emails = [1, 2, 3].map(() => ({
      account_id: limited.accountId,
      type: 'new_messages',
      queued_at: new Date(thursday.getTime() - HOUR_MS),
    }));
    await db.insertInto('notification_emails').values(emails).execute();
    expect(await emailsOfThursday()).toEqual([]);
    const got: string[] = [];
    for (let hour = 1; hour <= 60; hour++) {
      clock.set(new Date(thursday.getTime() + hour * HOUR_MS));
      await send();
      await runJobs(app, SEND_WEEKLY_UPDATES_LATER);
      got.push(...(await deliverEmails(server)).map(({ to }) => `${hour} ${to}`));
    }
    expect(got).toEqual([`5 ${quiet.email}`, `10 ${online.email}`, `23 ${limited.email}`]);
  });

  test('an update that is still in the outbox when quiet hours begin leaves when they end, once', async () => {
    const member = await signUpRecipient();
    await signUpNewcomer();
    clock.set(thursday);
    await send();
    const minute = thursday.getUTCHours() * 60;
    await setQuietHours(server, member, { starts_at: minute, ends_at: minute + 120, time_zone: 'UTC' });
    const later = async () => {
      await runJobs(app, SEND_WEEKLY_UPDATES_LATER);
      return (await deliverEmails(server)).filter(({ to }) => to === member.email);
    };
    for (let time = 0; time < 2; time++) expect(await later()).toEqual([]);
    clock.set(new Date(thursday.getTime() + 2 * HOUR_MS));
    expect(await later()).toHaveLength(1);
    clock.set(new Date(thursday.getTime() + 20 * HOUR_MS));
    expect(await later()).toEqual([]);
  });

  test('one that was dropped near the end of the two days is not sent after them', async () => {
    const me = await signUpRecipient();
    await stopEmails((await signUpNewcomer()).accountId);
    await stayOnline(me, 46);
    for (let hour = 0; hour <= 47; hour++) {
      clock.set(new Date(thursday.getTime() + hour * HOUR_MS));
      await send();
      await runJobs(app, SEND_WEEKLY_UPDATES_LATER);
    }
    expect(await relevances()).toHaveLength(1);
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', me.accountId).execute();
    await goOffline();
    await stayOnline(me, 49);
    expect(await deliverEmails(server)).toEqual([]);
    const got: unknown[] = [];
    for (let hour = 48; hour <= 96; hour++) {
      clock.set(new Date(thursday.getTime() + hour * HOUR_MS));
      await runJobs(app, SEND_WEEKLY_UPDATES_LATER);
      got.push(...(await deliverEmails(server)));
    }
    expect(got).toEqual([]);
    expect(await db.selectFrom('notification_emails').selectAll().execute()).toEqual([]);
  });

  test('one that waited for the mail server for more than two days is not sent', async () => {
    await signUpRecipient();
    await stopEmails((await signUpNewcomer()).accountId);
    clock.set(thursday);
    await send();
    clock.advance(48 * HOUR_MS + 1);
    expect(await deliverEmails(server)).toEqual([]);
    expect(await db.selectFrom('notification_emails').selectAll().execute()).toEqual([]);
  });

  test('the zone of the quiet hours decides when it is Thursday, 18:00', async () => {
    const [east, west] = [await signUpRecipient(), await signUpRecipient()];
    await stopEmails((await signUpNewcomer()).accountId);
    await setQuietHours(server, east, { starts_at: 60, ends_at: 120, time_zone: 'Pacific/Kiritimati' });
    await setQuietHours(server, west, { starts_at: 60, ends_at: 120, time_zone: 'Pacific/Pago_Pago' });
    const at = async (time: Date) => {
      clock.set(time);
      await send();
      return (await deliverEmails(server)).map(({ to }) => to);
    };
    const local = (hour: number) => new Date(new Date(thursday).setUTCHours(hour, 0, 0, 0));
    expect(await at(new Date(local(4).getTime() - 1_000))).toEqual([]);
    expect(await at(local(4))).toEqual([east.email]);
    expect(await at(local(28))).toEqual([]);
    expect(await at(local(29))).toEqual([west.email]);
    // Nobody gets a second one by moving to a later zone.
    await setQuietHours(server, east, { starts_at: 60, ends_at: 120, time_zone: 'Pacific/Niue' });
    expect(await at(local(29.5))).toEqual([]);
  });
});

describe('a run over many members (spec D2.48)', () => {
  const signUpMany = async (count: number) => {
    const members = await Promise.all(Array.from({ length: count }, () => signUpRecipient()));
    await stopEmails((await signUpNewcomer()).accountId);
    clock.set(thursday);
    return members.map(({ email }) => email).sort();
  };
  const recipients = async () => (await deliverEmails(server)).map(({ to }) => to).sort();

  test('killed within a batch and continued, each member gets one', async () => {
    const expected = await signUpMany(12);
    await expect(sendWeeklyUpdates(appDyingAtEmail(8), { ...anyTime, batchSize: 5 })).rejects.toThrow(
      'killed',
    );
    expect(await db.selectFrom('email_outbox').selectAll().execute()).toHaveLength(5);
    await send();
    await send();
    expect(await recipients()).toEqual(expected);
  });

  test('two workers at once send one to each member', async () => {
    const expected = await signUpMany(12);
    await Promise.all([send(), send(), send()]);
    await send();
    expect(await recipients()).toEqual(expected);
  });

  test('a process that stops, or an outbox that is full, leaves the rest to the next run', async () => {
    const expected = await signUpMany(12);
    await sendWeeklyUpdates(app, { isStopping: () => true });
    expect(await recipients()).toEqual([]);
    await sendWeeklyUpdates(app, { isStopping: () => false, maxWaiting: 0 });
    expect(await recipients()).toEqual([]);
    await send();
    expect(await recipients()).toEqual(expected);
  });
});

const anyTime = { isStopping: () => false };

/** Its signing secret fails while it composes the email of this number. */
function appDyingAtEmail(number: number): typeof app {
  let emails = 0;
  const config = new Proxy(app.config, {
    get(target, name) {
      if (name === 'secret' && ++emails >= number) throw new Error('killed');
      return Reflect.get(target, name);
    },
  });
  return { ...app, config };
}

const stayOnline = ({ profileId }: TestMember, hours: number) =>
  db
    .insertInto('presence')
    .values({ profile_id: profileId, online_until: new Date(thursday.getTime() + hours * HOUR_MS) })
    .execute();

const stopEmails = (accountId: string) =>
  db
    .updateTable('accounts')
    .set({ notifications_disabled: ['fbl'] })
    .where('id', '=', accountId)
    .execute();

async function insertUnread(from: TestMember, to: TestMember, unread: number): Promise<string> {
  const [low_id = '', high_id = ''] = [from.profileId, to.profileId].sort();
  const { id } = await db
    .insertInto('conversations')
    .values({ low_id, high_id, starter_id: from.profileId, last_seq: unread })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sides = [
    { profile_id: from.profileId, other_id: to.profileId, unread: 0 },
    { profile_id: to.profileId, other_id: from.profileId, unread },
  ];
  await db
    .insertInto('conversation_members')
    .values(sides.map(side => ({ ...side, conversation_id: id, last_message_at: clock.now() })))
    .execute();
  return id;
}

describe('the job that sends the update later (spec D2.48)', () => {
  test('ends in the transaction of its work: an attempt that another one has overtaken queues nothing', async () => {
    const [me, isOvertaken] = [await signUpRecipient(), 'another attempt has begun'];
    await signUpNewcomer();
    clock.set(thursday);
    const later = { accountIds: [me.accountId], since: thursday.toISOString() };
    const finish = () => Promise.reject(new Error(isOvertaken));
    await expect(sendLaterUpdates(app, later, { isLast: false, finish })).rejects.toThrow(isOvertaken);
    expect(await relevances()).toEqual([]);
    await sendLaterUpdates(app, later, { isLast: false, finish: async () => undefined });
    expect(await relevances()).toHaveLength(1);
  });

  test('holds ids only, so it is kept as a failed job when it is given up', () => {
    expect(searchJobs.find(({ name }) => name === SEND_WEEKLY_UPDATES_LATER)).not.toHaveProperty(
      'isPersonal',
    );
  });
});
