import { beforeEach, describe, expect, test } from 'vitest';
import { unblockMember } from '#contract/blocks';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations';
import * as calls from '#contract/likes';
import { deliverEmails } from '../../notifications/testing/deliver-emails.ts';
import { insertTestPhoto } from '../../photos/testing/insert-test-photo.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { sendLikeEmailsAtOnce } from './send-like-emails.ts';
import { likeEmailActions } from './testing/like-email-actions.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { like, visit, block, goOffline, run, mailOf, recipientOf, reset } = likeEmailActions(server);

beforeEach(reset);

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
    expect(email?.subject).toBe('People are interested in you');
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
