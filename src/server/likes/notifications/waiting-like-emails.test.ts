import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations';
import { chooseEmails, deliverEmails, setQuietHours } from '../../notifications/testing/deliver-emails.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { selectDigestBatch } from './queries.ts';
import { sendLikeDigests, sendLikeEmailsAtOnce } from './send-like-emails.ts';
import { likeEmailActions } from './testing/like-email-actions.ts';

const server = await startTestServer();
const { app, clock, db, signUpMember } = server;
const { like, visit, goOffline, run, mailOf, moveTo, recipientOf, reset } = likeEmailActions(server);

beforeEach(reset);

/** Runs both jobs without sending. */
async function queuedRows() {
  await sendLikeEmailsAtOnce(app);
  await sendLikeDigests(app);
  return db.selectFrom('email_outbox').select('id').execute();
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

  test.each(['at_once', 'daily'] as const)(
    'an email (%s) that is still in the outbox when quiet hours begin or the member comes online leaves afterwards',
    async frequency => {
      const me = await recipientOf(frequency);
      await like(await signUpMember(), me);
      moveTo('14T18:00:00');
      expect(await queuedRows()).toHaveLength(1);
      const online_until = new Date(clock.now().getTime() + MINUTE_MS);
      await db.insertInto('presence').values({ profile_id: me.profileId, online_until }).execute();
      expect(await deliverEmails(server)).toEqual([]);
      await goOffline();
      expect(await queuedRows()).toHaveLength(1);
      await setQuietHours(server, me, { starts_at: 18 * 60, ends_at: 19 * 60, time_zone: 'UTC' });
      expect(await deliverEmails(server)).toEqual([]);
      expect(await run()).toEqual([]);
      moveTo('14T19:00:00');
      expect(await mailOf(me)).toHaveLength(1);
      expect(await run()).toEqual([]);
    },
  );

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
