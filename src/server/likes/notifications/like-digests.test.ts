import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { changeProfile } from '#contract/profiles';
import { deliverEmails, setQuietHours } from '../../notifications/testing/deliver-emails.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { sendLikeDigests, sendLikeEmailsAtOnce } from './send-like-emails.ts';
import { likeEmailActions } from './testing/like-email-actions.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { like, visit, block, goOffline, run, mailOf, moveTo, recipientOf, reset } = likeEmailActions(server);

beforeEach(reset);

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
    await sendLikeEmailsAtOnce(app);
    await sendLikeDigests(app);
    await block(me, one);
    await as(two).call(changeProfile, { body: { invisible: true } });
    await goOffline();
    expect(await deliverEmails(server)).toEqual([]);
    expect(await run()).toEqual([]);
  });
});
