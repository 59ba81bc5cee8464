import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { LIKES } from '#contract/constants';
import * as calls from '#contract/likes';
import { swipe } from '#contract/swipes';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { newLikeCount } from './lists/get-likes.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton' });
  bram = await signUpMember({ name: 'Bram' });
  clock.advance(60_000);
});

const like = (from: TestMember, to: TestMember) => as(from).call(calls.like, { body: { id: to.profileId } });
const unlike = (from: TestMember, to: TestMember) =>
  as(from).call(calls.unlike, { body: { id: to.profileId } });
const see = (from: TestMember, to: TestMember) =>
  as(from).call(calls.markLikeSeen, { body: { id: to.profileId } });
const likesOf = (member: TestMember) => as(member).call(calls.getLikes);
const autoLikeOf = (member: TestMember) => as(member).call(calls.autoLike);
const countOf = ({ accountId, profileId }: TestMember) => {
  const site = app.sites.byId(1);
  if (!site) throw new Error('no site');
  return newLikeCount(db, { site, member: { accountId, profileId } });
};
const block = (blocker: TestMember, blocked: TestMember) =>
  as(blocker).call(blockMember, { body: { id: blocked.profileId } });

describe('likes (spec 4.7, 7.8)', () => {
  test('a member who likes more than 120 times a minute is refused, whether the likes count or not', async () => {
    const attempt = async () =>
      (await as(anton).send(calls.like, { body: { id: randomUUID() } })).error?.code;
    for (let nth = 0; nth < 120; nth += 1) expect(await attempt()).toBe('not_found');
    expect(await attempt()).toBe('too_many_requests');
    clock.advance(60_000);
    expect(await attempt()).toBe('not_found');
  });

  test('a like is given for one member and received, as new, for the other', async () => {
    expect(await like(anton, bram)).toEqual({ matched: false });
    expect(await likesOf(anton)).toMatchObject({
      profiles: [{ id: bram.profileId, name: 'Bram', given: true, received: false }],
      liked_by: [],
    });
    expect(await likesOf(bram)).toMatchObject({
      profiles: [{ id: anton.profileId, given: false, received: true, liked_at: clock.now().toISOString() }],
      liked_by: [{ id: anton.profileId, like_new: true }],
    });
    expect(await countOf(bram)).toBe(1);
  });

  test('liking twice is one like', async () => {
    await Promise.all(Array.from({ length: 20 }, () => like(anton, bram)));
    expect((await likesOf(bram)).liked_by).toHaveLength(1);
  });

  test('likes of many members at the same moment have their own answers', async () => {
    const likers = await Promise.all(Array.from({ length: 30 }, () => signUpMember()));
    const [blocked, likedBack, takenBack] = likers as [TestMember, TestMember, TestMember];
    await block(anton, blocked);
    await like(anton, likedBack);
    await like(takenBack, anton);
    const likedAt = clock.now();
    await unlike(takenBack, anton);
    clock.advance(60_000);
    const answers = await Promise.all(
      likers.map(liker => as(liker).send(calls.like, { body: { id: anton.profileId } })),
    );
    const expected = likers.map(liker => (liker === blocked ? [404, undefined] : [200, liker === likedBack]));
    expect(answers.map(({ status, body }) => [status, (body as { matched?: boolean }).matched])).toEqual(
      expected,
    );
    const stored = await db
      .selectFrom('likes')
      .select(['liker_id', 'created_at'])
      .where('liked_id', '=', anton.profileId)
      .execute();
    expect(stored).toHaveLength(likers.length - 1);
    const restored = stored.find(({ liker_id }) => liker_id === takenBack.profileId);
    expect(restored?.created_at).toEqual(likedAt);
    await Promise.all(likers.map(liker => unlike(liker, anton)));
    expect((await likesOf(anton)).liked_by).toEqual([]);
  });

  test('60 members an hour can be liked, also concurrently; the next like is refused with the waiting time and not stored', async () => {
    const others = await Promise.all(Array.from({ length: LIKES.perHour + 40 }, () => signUpMember()));
    const answers = await Promise.all(
      others.map(other => as(anton).send(calls.like, { body: { id: other.profileId } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIKES.perHour);
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'likes_limit']));
    const dutch = as(anton, { cookies: { language: 'nl' } });
    const { status, error } = await dutch.send(calls.like, { body: { id: bram.profileId } });
    expect([status, error?.message]).toEqual([
      429,
      'Je hebt het afgelopen uur veel likes gegeven. Over 60 minuten kun je verder.',
    ]);
    expect((await likesOf(bram)).liked_by).toEqual([]);
    const liked = others[answers.findIndex(answer => answer.status === 200)] as TestMember;
    await like(anton, liked);
    await unlike(anton, liked);
    await like(anton, liked);
    expect(await as(anton).call(swipe, { body: { id: bram.profileId, liked: true } })).toBeTruthy();
    clock.advance(3_600_000);
    const [next] = others.filter((_, index) => answers[index]?.status === 429) as [TestMember];
    await like(anton, next);
  });

  test('a mutual like is a match, with its time on both, also when both like at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      const [one, other] = [await signUpMember(), await signUpMember()];
      const answers = await Promise.all([like(one, other), like(other, one)]);
      expect(answers.filter(({ matched }) => matched)).toHaveLength(1);
      const rows = await db
        .selectFrom('likes')
        .select('matched_at')
        .where('liker_id', 'in', [one.profileId, other.profileId])
        .execute();
      expect(rows).toEqual([{ matched_at: clock.now() }, { matched_at: clock.now() }]);
    }
    await like(anton, bram);
    await like(bram, anton);
    expect(await like(anton, bram)).toEqual({ matched: true });
    expect((await likesOf(anton)).profiles).toMatchObject([{ given: true, received: true }]);
  });

  test('taking a like back ends the match and leaves the other like; without a like nothing happens', async () => {
    await like(anton, bram);
    await like(bram, anton);
    await unlike(anton, bram);
    await unlike(anton, bram);
    expect((await likesOf(anton)).profiles).toMatchObject([{ given: false, received: true }]);
    const [left] = await db.selectFrom('likes').selectAll().where('liker_id', '=', bram.profileId).execute();
    expect(left?.matched_at).toBeNull();
    expect(await as(anton).call(calls.unlike, { body: { id: randomUUID() } })).toBeNull();
  });

  test('only opening the liker’s profile clears the new flag of a like', async () => {
    await like(anton, bram);
    await see(anton, bram);
    expect((await likesOf(bram)).liked_by).toEqual([{ id: anton.profileId, like_new: true }]);
    await see(bram, anton);
    await see(bram, anton);
    expect((await likesOf(bram)).liked_by).toEqual([{ id: anton.profileId, like_new: false }]);
    expect(await countOf(bram)).toBe(0);
  });

  test('the latest comes first', async () => {
    const carl = await signUpMember();
    await like(anton, bram);
    clock.advance(1_000);
    await like(carl, anton);
    clock.advance(1_000);
    await like(bram, anton);
    expect((await likesOf(anton)).profiles.map(({ id }) => id)).toEqual([bram.profileId, carl.profileId]);
  });

  test.each([
    ['the member themselves', async () => anton],
    ['an invisible member', () => signUpMember({ invisible: true })],
    ['an unconfirmed member', () => signUpMember({ status: 'not_confirmed' })],
    [
      'a member who blocked the caller',
      async () => {
        const blocker = await signUpMember();
        const pair = { blocker_id: blocker.profileId, blocked_id: anton.profileId, had_contact: false };
        await db
          .insertInto('blocks')
          .values({ ...pair, blocked_name: 'Anton' })
          .execute();
        return blocker;
      },
    ],
  ])('liking %s is a 404', async (_whom, whom) => {
    const answer = await as(anton).send(calls.like, { body: { id: (await whom()).profileId } });
    expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect(await likesOf(anton)).toMatchObject({ profiles: [], liked_by: [] });
  });

  test('an invisible member is visible to a member they like', async () => {
    const hidden = await signUpMember({ invisible: true });
    await like(hidden, anton);
    expect((await likesOf(anton)).liked_by).toEqual([{ id: hidden.profileId, like_new: true }]);
    expect(await like(anton, hidden)).toEqual({ matched: true });
  });

  test('the like of an unconfirmed member is stored and shown after the activation', async () => {
    const fresh = await signUpMember({ status: 'not_confirmed' });
    await like(fresh, anton);
    expect((await likesOf(fresh)).profiles).toHaveLength(1);
    expect(await likesOf(anton)).toMatchObject({ profiles: [], liked_by: [] });
    expect([await countOf(anton), await autoLikeOf(anton)]).toEqual([0, null]);
    await db.updateTable('profiles').set({ status: 'active' }).where('id', '=', fresh.profileId).execute();
    expect((await likesOf(anton)).liked_by).toEqual([{ id: fresh.profileId, like_new: true }]);
  });

  test('blocking removes the likes of both; unblocking restores none', async () => {
    await like(anton, bram);
    await like(bram, anton);
    await block(anton, bram);
    expect(await likesOf(bram)).toMatchObject({ profiles: [], liked_by: [] });
    await db.deleteFrom('blocks').where('blocker_id', '=', anton.profileId).execute();
    expect(await likesOf(anton)).toMatchObject({ profiles: [], liked_by: [] });
  });

  test('a like and a block at the same moment leave no like', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await signUpMember(), await signUpMember()];
      await Promise.allSettled([like(one, other), block(other, one), like(one, other)]);
      expect(
        await db.selectFrom('likes').select('liked_id').where('liker_id', '=', one.profileId).execute(),
      ).toEqual([]);
    }
  });
});

describe('the overlay (spec 7.5)', () => {
  test('waiting likes are shown together, once, by the newest unseen one; then 204', async () => {
    const carl = await signUpMember({ name: 'Carl' });
    const dirk = await signUpMember({ name: 'Dirk' });
    for (const liker of [bram, carl, dirk]) {
      await like(liker, anton);
      clock.advance(1_000);
    }
    await see(anton, bram);
    expect(await autoLikeOf(anton)).toEqual({
      id: dirk.profileId,
      name: 'Dirk',
      fictional: false,
      main_image: null,
      matched: false,
      others: 1,
    });
    expect(await as(anton).send(calls.autoLike)).toMatchObject({ status: 204 });
  });

  test('further likes are shown after half an hour, a match at once', async () => {
    await like(bram, anton);
    expect(await autoLikeOf(anton)).toMatchObject({ name: 'Bram', others: 0 });
    const carl = await signUpMember({ name: 'Carl' });
    const dirk = await signUpMember({ name: 'Dirk' });
    await like(carl, anton);
    await like(anton, dirk);
    await like(dirk, anton);
    expect(await autoLikeOf(anton)).toMatchObject({ name: 'Dirk', matched: true, others: 0 });
    expect(await autoLikeOf(anton)).toBeNull();
    clock.advance(LIKES.modalIntervalMinutes * 60_000);
    expect(await autoLikeOf(anton)).toMatchObject({ name: 'Carl', matched: false, others: 0 });
  });

  test('a match is shown to the member who liked first; the member who liked back got it as the answer to that like', async () => {
    await like(anton, bram);
    await like(bram, anton);
    expect(await autoLikeOf(anton)).toMatchObject({ name: 'Bram', matched: true });
    expect(await autoLikeOf(bram)).toBeNull();
  });

  test('a match is shown although the profile of the liker was opened just before, a like is not (spec 2.6)', async () => {
    const carl = await signUpMember({ name: 'Carl' });
    await like(anton, bram);
    await like(bram, anton);
    await like(carl, anton);
    await see(anton, bram);
    await see(anton, carl);
    expect(await autoLikeOf(anton)).toMatchObject({ name: 'Bram', matched: true });
    expect(await autoLikeOf(anton)).toBeNull();
  });

  test('a match whose profile was opened more than half an hour ago is not shown (spec 2.6)', async () => {
    await like(anton, bram);
    await like(bram, anton);
    await see(anton, bram);
    clock.advance(LIKES.modalIntervalMinutes * 60_000);
    expect(await autoLikeOf(anton)).toBeNull();
  });

  test('several tabs that ask concurrently show a like once', async () => {
    await like(bram, anton);
    const shown = await Promise.all(Array.from({ length: 10 }, () => autoLikeOf(anton)));
    expect(shown.filter(Boolean)).toHaveLength(1);
  });

  test('only same-origin requests are answered', async () => {
    await like(bram, anton);
    const answer = await as(anton).send(calls.autoLike, {}, { 'sec-fetch-site': 'cross-site' });
    expect(answer).toMatchObject({ status: 403, error: { code: 'cross_site' } });
    expect(await autoLikeOf(anton)).not.toBeNull();
  });
});
