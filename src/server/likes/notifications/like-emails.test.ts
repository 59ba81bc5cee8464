import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember, unblockMember } from '#contract/blocks';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations';
import * as calls from '#contract/likes';
import { changeProfile } from '#contract/profiles';
import { recordVisit } from '#contract/visits';
import { chooseEmails, deliverEmails, setQuietHours } from '../../notifications/testing/deliver-emails.ts';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { selectDigestBatch } from './queries.ts';
import { sendLikeDigests, sendLikeEmailsAtOnce } from './send-like-emails.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;

const like = (from: TestMember, to: TestMember) => as(from).call(calls.like, { body: { id: to.profileId } });
const visit = (from: TestMember, to: TestMember) =>
  as(from).call(recordVisit, { body: { id: to.profileId } });
const block = (blocker: TestMember, blocked: TestMember) =>
  as(blocker).call(blockMember, { body: { id: blocked.profileId } });
const goOffline = () => db.deleteFrom('presence').execute();

/** Runs both jobs and sends the emails, as the worker does. */
async function run() {
  await sendLikeEmailsAtOnce(app);
  await sendLikeDigests(app);
  return deliverEmails(server);
}
const mailOf = async ({ email }: TestMember) => (await run()).filter(({ to }) => to === email);

/** 14 March 2026 is a Saturday, and 12:00 UTC is 13:00 on this site. */
const moveTo = (time: string) => clock.set(new Date(`2026-03-${time}Z`));

async function recipientOf(
  email: 'at_once' | 'daily' | 'weekly' | 'never',
  options: TestMemberOptions = {},
): Promise<TestMember> {
  const member = await signUpMember({ name: 'Ruben', ...options });
  await chooseEmails(server, member, 'like', email);
  return member;
}

beforeEach(async () => {
  for (const table of [
    'likes',
    'likes_taken_back',
    'visits',
    'notification_emails',
    'email_outbox',
    'notification_runs',
  ] as const)
    await db.deleteFrom(table).execute();
  moveTo('14T12:00:00');
});

describe('emails about likes at once (spec 3.4, 4.7, D2.48)', () => {
  test('wait five minutes and gather what comes meanwhile, with name, age and picture, and are sent once', async () => {
    const me = await recipientOf('at_once');
    const [one, two] = [await signUpMember({ name: 'Sander' }), await signUpMember({ name: 'Thijs' })];
    await insertTestPhoto(db, one.profileId, { main: true });
    await like(one, me);
    clock.advance(4 * MINUTE_MS);
    await like(two, me);
    expect(await mailOf(me)).toEqual([]);
    clock.advance(MINUTE_MS);
    const [email, ...others] = await mailOf(me);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('2 leden vinden je leuk');
    expect(email?.text).toContain('Je hebt 2 nieuwe likes.');
    clock.advance(HOUR_MS);
    expect(await mailOf(me)).toEqual([]);
  });

  test('are written in the member’s language, and distinguish a match from a like', async () => {
    const me = await recipientOf('at_once', { language: 'en', country: 'GB' });
    const [match, fan] = [await signUpMember({ name: 'Sander' }), await signUpMember({ name: 'Thijs' })];
    await like(me, match);
    await goOffline();
    await like(match, me);
    await like(fan, me);
    clock.advance(HOUR_MS);
    const [email] = await mailOf(me);
    expect(email?.subject).toBe('There is new interest in you');
    expect(email?.text).toContain('You have a new match. You like each other');
    expect(email?.text).toContain('You have a new like.');
    expect(`${email?.subject} ${email?.text}`).not.toMatch(/Je hebt|likes_mail/);
  });

  test('say nothing of a match that the member made with their own like, because they saw it', async () => {
    const me = await recipientOf('at_once');
    const other = await signUpMember();
    await like(other, me);
    clock.advance(1_000);
    await like(me, other);
    clock.advance(HOUR_MS);
    expect(await mailOf(me)).toEqual([]);
  });

  test.each([
    [
      'seen',
      (me: TestMember, fan: TestMember) => as(me).call(calls.markLikeSeen, { body: { id: fan.profileId } }),
    ],
    [
      'taken back',
      (me: TestMember, fan: TestMember) => as(fan).call(calls.unlike, { body: { id: me.profileId } }),
    ],
    ['answered', (me: TestMember, fan: TestMember) => like(me, fan)],
    ['by a member whom the recipient blocked', (me: TestMember, fan: TestMember) => block(me, fan)],
    ['by a member who blocked the recipient', (me: TestMember, fan: TestMember) => block(fan, me)],
    [
      'by a member who left',
      (_me: TestMember, fan: TestMember) =>
        db
          .updateTable('accounts')
          .set({ status: 'deleting', deleted_at: clock.now() })
          .where('id', '=', fan.accountId)
          .execute(),
    ],
    [
      'by a member who was erased',
      (_me: TestMember, fan: TestMember) =>
        db.deleteFrom('profiles').where('id', '=', fan.profileId).execute(),
    ],
  ] as const)(
    'a like %s is in no email, whether that was before it was queued or before it was sent',
    async (_what, happen) => {
      for (const isQueued of [false, true]) {
        const me = await recipientOf('at_once');
        const [fan, other] = [
          await signUpMember({ name: 'Verdwenen' }),
          await signUpMember({ name: 'Gebleven' }),
        ];
        await like(fan, me);
        await like(other, me);
        clock.advance(5 * MINUTE_MS);
        if (isQueued) await sendLikeEmailsAtOnce(app);
        await happen(me, fan);
        await goOffline();
        if (isQueued) expect(await deliverEmails(server)).toEqual([]);
        clock.advance(MINUTE_MS);
        const emails = await mailOf(me);
        expect(emails.map(({ subject }) => subject)).toEqual(['Iemand vindt je leuk']);
        expect(emails[0]?.html).not.toContain('Verdwenen');
      }
    },
  );

  test('an email whose only like was seen before it was sent does not count towards the three a day', async () => {
    const me = await recipientOf('at_once');
    const fan = await signUpMember();
    await like(fan, me);
    clock.advance(5 * MINUTE_MS);
    await sendLikeEmailsAtOnce(app);
    await as(me).call(calls.markLikeSeen, { body: { id: fan.profileId } });
    expect(await deliverEmails(server)).toEqual([]);
    expect(await db.selectFrom('notification_emails').selectAll().execute()).toEqual([]);
    expect(await run()).toEqual([]);
  });

  test('a like that is taken back and given again is not emailed twice', async () => {
    const me = await recipientOf('at_once');
    const fan = await signUpMember();
    await like(fan, me);
    clock.advance(5 * MINUTE_MS);
    expect(await mailOf(me)).toHaveLength(1);
    await as(fan).call(calls.unlike, { body: { id: me.profileId } });
    await like(fan, me);
    clock.advance(HOUR_MS);
    expect(await mailOf(me)).toEqual([]);
  });

  test('a like that returns after a block by the liker is not emailed twice', async () => {
    const me = await recipientOf('at_once');
    const fan = await signUpMember();
    await like(fan, me);
    clock.advance(5 * MINUTE_MS);
    expect(await mailOf(me)).toHaveLength(1);
    await block(fan, me);
    await as(fan).call(unblockMember, { body: { id: me.profileId } });
    await like(fan, me);
    clock.advance(HOUR_MS);
    expect(await mailOf(me)).toEqual([]);
  });

  test('a like of an unconfirmed member waits for the confirmation (spec 4.2)', async () => {
    const me = await recipientOf('at_once');
    const fan = await signUpMember({ status: 'not_confirmed' });
    await db
      .insertInto('likes')
      .values({ liker_id: fan.profileId, liked_id: me.profileId, created_at: clock.now() })
      .execute();
    clock.advance(HOUR_MS);
    expect(await mailOf(me)).toEqual([]);
    await db
      .updateTable('accounts')
      .set({ status: 'active', confirmed_at: clock.now() })
      .where('id', '=', fan.accountId)
      .execute();
    expect(await mailOf(me)).toHaveLength(1);
  });

  test('a like of a fictional profile is emailed as well (spec 1.4)', async () => {
    const me = await recipientOf('at_once');
    const fictional = await signUpMember({ name: 'Fantasie', fictional: true });
    await db
      .insertInto('likes')
      .values({ liker_id: fictional.profileId, liked_id: me.profileId, created_at: clock.now() })
      .execute();
    clock.advance(HOUR_MS);
    expect(await mailOf(me)).toHaveLength(1);
  });

  test('discreet mode: no name, no picture, a neutral subject (spec D5.2)', async () => {
    const me = await recipientOf('at_once');
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', me.accountId).execute();
    const fan = await signUpMember({ name: 'Geheim' });
    await insertTestPhoto(db, fan.profileId, { main: true });
    await like(fan, me);
    await visit(fan, me);
    clock.advance(DAY_MS);
    await goOffline();
    const [email] = await mailOf(me);
    expect(email?.subject).not.toMatch(/leuk|like|Lavender/i);
    expect(`${email?.text}${email?.html}`).not.toMatch(/Geheim|<img|\/media\//);
  });

  test('an email with names is not sent after the member turned discreet mode on', async () => {
    const me = await recipientOf('at_once');
    await like(await signUpMember({ name: 'Geheim' }), me);
    clock.advance(HOUR_MS);
    await sendLikeEmailsAtOnce(app);
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', me.accountId).execute();
    expect(await deliverEmails(server)).toEqual([]);
    const [email] = await mailOf(me);
    expect(email?.html).not.toContain('Geheim');
  });
});

/** Runs both jobs without sending. */
async function queuedRows() {
  await sendLikeEmailsAtOnce(app);
  await sendLikeDigests(app);
  return db.selectFrom('email_outbox').selectAll().execute();
}

describe('nothing is lost (spec D2.48)', () => {
  test('a member who was online when the run passed gets the email later', async () => {
    const me = await recipientOf('at_once');
    await like(await signUpMember(), me);
    clock.advance(5 * MINUTE_MS);
    const online_until = new Date(clock.now().getTime() + MINUTE_MS);
    await db.insertInto('presence').values({ profile_id: me.profileId, online_until }).execute();
    expect(await mailOf(me)).toEqual([]);
    clock.advance(MINUTE_MS);
    expect(await mailOf(me)).toHaveLength(1);
  });

  test('in quiet hours it waits until they end, past midnight as well', async () => {
    const me = await recipientOf('daily');
    await setQuietHours(server, me, { starts_at: 17 * 60, ends_at: 7 * 60, time_zone: 'Europe/Amsterdam' });
    await like(await signUpMember(), me);
    moveTo('14T17:10:00');
    expect(await mailOf(me)).toEqual([]);
    moveTo('15T05:59:00');
    expect(await mailOf(me)).toEqual([]);
    moveTo('15T06:00:00');
    expect(await mailOf(me)).toHaveLength(1);
  });

  test('over the limit of three a day it waits', async () => {
    const me = await recipientOf('at_once');
    const emails = [1, 2, 3].map(() => ({
      account_id: me.accountId,
      type: 'new_messages',
      queued_at: clock.now(),
    }));
    await db.insertInto('notification_emails').values(emails).execute();
    await like(await signUpMember(), me);
    clock.advance(23 * HOUR_MS);
    expect(await mailOf(me)).toEqual([]);
    clock.advance(HOUR_MS);
    expect(await mailOf(me)).toHaveLength(1);
  });

  test('members who want none, or whose emails are disabled, get none, and nothing of then when they want emails again', async () => {
    const [silent, bounced] = [await recipientOf('never'), await recipientOf('at_once')];
    await db
      .updateTable('accounts')
      .set({ notifications_disabled: ['bounce'] })
      .where('id', '=', bounced.accountId)
      .execute();
    for (const member of [silent, bounced]) await like(await signUpMember(), member);
    clock.advance(HOUR_MS);
    expect(await run()).toEqual([]);
    await chooseEmails(server, silent, 'like', 'at_once');
    await db
      .updateTable('accounts')
      .set({ notifications_disabled: [] })
      .where('id', '=', bounced.accountId)
      .execute();
    clock.advance(HOUR_MS);
    expect(await run()).toEqual([]);
    await like(await signUpMember(), silent);
    clock.advance(HOUR_MS);
    expect((await run()).map(({ to }) => to)).toEqual([silent.email]);
  });

  test('two workers at once, and a run that is repeated, send each like once', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => recipientOf('at_once')));
    const fan = await signUpMember();
    for (const member of members) await like(fan, member);
    clock.advance(HOUR_MS);
    await Promise.all([
      sendLikeEmailsAtOnce(app),
      sendLikeEmailsAtOnce(app),
      sendLikeDigests(app),
      sendLikeDigests(app),
    ]);
    await sendLikeEmailsAtOnce(app);
    const emails = await deliverEmails(server);
    expect(emails.map(({ to }) => to).sort()).toEqual(members.map(({ email }) => email).sort());
  });

  test('a run that is stopped between two batches is continued by the next', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => recipientOf('at_once')));
    const fan = await signUpMember();
    for (const member of members) await like(fan, member);
    clock.advance(HOUR_MS);
    let asked = 0;
    await sendLikeEmailsAtOnce(app, { batchSize: 2, isStopping: () => ++asked > 2 });
    const before = await deliverEmails(server);
    expect(before).toHaveLength(4);
    await sendLikeEmailsAtOnce(app);
    const all = [...before, ...(await deliverEmails(server))];
    expect(all.map(({ to }) => to).sort()).toEqual(members.map(({ email }) => email).sort());
  });
});

describe('a run over many members (spec D2.48)', () => {
  /** Stops after this many batches. */
  const stopAfter = (batches: number) => {
    let asked = 0;
    return () => ++asked > batches;
  };

  test('goes on where the last one stopped, so that members who keep waiting do not hold up the others', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => recipientOf('weekly')));
    members.sort((one, two) => (one.profileId < two.profileId ? -1 : 1));
    const last = members.at(-1) as TestMember;
    await chooseEmails(server, last, 'like', 'daily');
    for (const member of members) await like(await signUpMember(), member);
    await goOffline();
    moveTo('14T17:00:00');
    for (let time = 0; time < 3; time++) {
      expect(await deliverEmails(server)).toEqual([]);
      await sendLikeDigests(app, { batchSize: 2, isStopping: stopAfter(1) });
    }
    expect((await deliverEmails(server)).map(({ to }) => to)).toEqual([last.email]);
  });

  test('pauses while many emails wait', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => recipientOf('daily')));
    const fan = await signUpMember();
    for (const member of members) await like(fan, member);
    await goOffline();
    moveTo('14T17:00:00');
    await sendLikeDigests(app, { batchSize: 2, maxWaiting: 2 });
    const before = await deliverEmails(server);
    expect(before).toHaveLength(2);
    await sendLikeDigests(app);
    expect(await deliverEmails(server)).toHaveLength(3);
  });

  test('reads nothing more of members who want no email, and skipping is no email about visits', async () => {
    const me = await recipientOf('never');
    await like(await signUpMember(), me);
    await visit(await signUpMember(), me);
    await goOffline();
    await sendLikeDigests(app);
    expect(await selectDigestBatch(db, { after: me.profileId.replace(/.$/, '0'), limit: 1 })).toEqual([]);
    await chooseEmails(server, me, 'like', 'daily');
    await visit(await signUpMember(), me);
    await goOffline();
    moveTo('14T17:00:00');
    expect((await mailOf(me)).map(({ subject }) => subject)).toEqual(['Iemand heeft je profiel bekeken']);
  });

  test('one batch has at-once and daily members each with their own likes', async () => {
    const [one, two] = [await recipientOf('daily'), await recipientOf('at_once')];
    await like(await signUpMember({ name: 'Arie' }), one);
    await visit(await signUpMember({ name: 'Bob' }), two);
    await goOffline();
    moveTo('14T17:00:00');
    await sendLikeDigests(app);
    const emails = await deliverEmails(server);
    expect(emails).toHaveLength(2);
    const textOf = ({ email }: TestMember) => emails.find(({ to }) => to === email)?.html ?? '';
    expect(textOf(one)).toContain('Arie');
    expect(textOf(two)).not.toContain('Arie');
  });
});

describe('daily and weekly (spec D2.48)', () => {
  test('daily emails are the default and leave at 18:00 in the site’s zone, with everything until then', async () => {
    const me = await signUpMember();
    await like(await signUpMember(), me);
    moveTo('14T16:59:00');
    await like(await signUpMember(), me);
    expect(await mailOf(me)).toEqual([]);
    moveTo('14T17:00:00');
    expect((await mailOf(me)).map(({ subject }) => subject)).toEqual(['2 leden vinden je leuk']);
    await like(await signUpMember(), me);
    moveTo('15T16:50:00');
    expect(await mailOf(me)).toEqual([]);
    moveTo('15T17:00:00');
    expect(await mailOf(me)).toHaveLength(1);
  });

  test('the zone of the quiet hours counts, where there are any', async () => {
    const me = await recipientOf('daily');
    await setQuietHours(server, me, { starts_at: 60, ends_at: 120, time_zone: 'America/New_York' });
    await like(await signUpMember(), me);
    moveTo('14T21:50:00');
    expect(await mailOf(me)).toEqual([]);
    moveTo('14T22:00:00');
    expect(await mailOf(me)).toHaveLength(1);
  });

  test('weekly emails leave on Thursday', async () => {
    const me = await recipientOf('weekly');
    await like(await signUpMember(), me);
    for (const time of ['14T17:00:00', '18T17:00:00', '19T16:50:00']) {
      moveTo(time);
      expect(await mailOf(me)).toEqual([]);
    }
    moveTo('19T17:00:00');
    expect(await mailOf(me)).toHaveLength(1);
  });

  test('likes older than two weeks are no news', async () => {
    const me = await signUpMember();
    const fan = await signUpMember();
    const created_at = new Date(clock.now().getTime() - 15 * DAY_MS);
    await db
      .insertInto('likes')
      .values({ liker_id: fan.profileId, liked_id: me.profileId, created_at })
      .execute();
    expect(await run()).toEqual([]);
  });
});

describe('visits (spec D5.6, D2.48)', () => {
  test('are never in an email alone at once: they wait for the evening, and are mentioned once', async () => {
    const me = await recipientOf('at_once');
    await visit(await signUpMember({ name: 'Kijker' }), me);
    clock.advance(HOUR_MS);
    expect(await mailOf(me)).toEqual([]);
    moveTo('14T17:00:00');
    const [email] = await mailOf(me);
    expect(email?.subject).toBe('Iemand heeft je profiel bekeken');
    moveTo('15T17:00:00');
    expect(await mailOf(me)).toEqual([]);
  });

  test('are at most once a day in emails about likes', async () => {
    const me = await recipientOf('at_once');
    const visited = /profiel bekeken/;
    await visit(await signUpMember(), me);
    moveTo('14T17:00:00');
    await like(await signUpMember(), me);
    moveTo('14T17:05:00');
    const first = await run();
    expect(first.filter(({ text }) => visited.test(text))).toHaveLength(1);
    await visit(await signUpMember(), me);
    await like(await signUpMember(), me);
    moveTo('15T09:00:00');
    expect((await mailOf(me)).map(({ text }) => visited.test(text))).toEqual([false]);
    moveTo('15T17:00:00');
    expect((await mailOf(me)).map(({ text }) => visited.test(text))).toEqual([true]);
  });

  test('only premium members read who it was, others the number (spec 6.3)', async () => {
    const [free, premium] = [await recipientOf('daily'), await recipientOf('daily', { premium: true })];
    for (const name of ['Arie', 'Bob', 'Cas', 'Dirk']) {
      clock.advance(1_000);
      for (const member of [free, premium]) await visit(await signUpMember({ name }), member);
    }
    clock.advance(1_000);
    await visit(await signUpMember({ name: 'Verzonnen', fictional: true }), premium);
    moveTo('14T17:00:00');
    const emails = await run();
    const textOf = ({ email }: TestMember) => emails.find(({ to }) => to === email)?.text;
    expect(textOf(free)).toContain('4 leden hebben je profiel bekeken. Premium leden zien wie dat zijn.');
    expect(textOf(free)).not.toMatch(/Arie|Bob|Cas|Dirk/);
    expect(textOf(premium)).toMatch(/Verzonnen \(fictief profiel\), Dirk, Cas en nog 2 andere leden hebben/);
  });

  test.each([0, 1])('side %i stopped sharing visits: the visit is in no email', async side => {
    const pair = [await signUpMember(), await recipientOf('daily')] as const;
    await visit(pair[0], pair[1]);
    await as(pair[side] as TestMember).call(changeProfile, { body: { shares_visits: false } });
    await goOffline();
    moveTo('14T17:00:00');
    expect(await run()).toEqual([]);
  });

  test('a visit by a member who is blocked, or hides, before the email is sent is in none', async () => {
    const [me, one, two] = [await recipientOf('daily'), await signUpMember(), await signUpMember()];
    await visit(one, me);
    await visit(two, me);
    moveTo('14T17:00:00');
    await queuedRows();
    await block(me, one);
    await as(two).call(changeProfile, { body: { invisible: true } });
    await goOffline();
    expect(await deliverEmails(server)).toEqual([]);
    expect(await run()).toEqual([]);
  });
});
