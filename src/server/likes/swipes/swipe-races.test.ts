import { beforeEach, describe, expect, test } from 'vitest';
import { getLikes } from '#contract/likes';
import { getSwipes, swipe, undoSwipe } from '#contract/swipes';
import { testDatabaseUrl } from '../../platform/testing/database.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const DATABASE_URL = await testDatabaseUrl();
const one = await startTestServer({ DATABASE_URL });
const other = await startTestServer({ DATABASE_URL });

let player: TestMember;
let members: TestMember[];
beforeEach(async () => {
  player = await one.signUpMember();
  members = await Promise.all(Array.from({ length: 50 }, () => one.signUpMember()));
});

const swipeAll = (all: { to: TestMember; liked: boolean }[]) =>
  Promise.all(
    all.map(({ to, liked }, index) =>
      (index % 2 ? one : other).as(player).send(swipe, { body: { id: to.profileId, liked } }),
    ),
  );
const quota = async () => (await one.as(player).call(getSwipes)).quota;
const codes = (answers: { error: { code: string } | undefined }[]) =>
  answers.flatMap(({ error }) => error?.code ?? []);

describe('the limits are exact under concurrency across servers (spec 9, D2.24)', () => {
  test('of 50 concurrent likes 4 count', async () => {
    const answers = await swipeAll(members.map(to => ({ to, liked: true })));
    expect(codes(answers)).toEqual(Array(46).fill('out_of_likes'));
    expect(await quota()).toMatchObject({ swipes_left: 36, likes_left: 0 });
    expect((await one.as(player).call(getLikes)).profiles).toHaveLength(4);
  });

  test('of 50 concurrent noes 40 count', async () => {
    const answers = await swipeAll(members.map(to => ({ to, liked: false })));
    expect(codes(answers)).toEqual(Array(10).fill('out_of_swipes'));
    expect(await quota()).toMatchObject({ swipes_left: 0 });
  });

  test('50 concurrent copies of a swipe count once', async () => {
    const to = members[0] as TestMember;
    const answers = await swipeAll(members.map(() => ({ to, liked: true })));
    expect(codes(answers)).toEqual([]);
    expect(await quota()).toMatchObject({ swipes_left: 39, likes_left: 3 });
  });

  test('20 concurrent undos of a no give one swipe back', async () => {
    const [first, last] = members.slice(0, 2) as [TestMember, TestMember];
    await swipeAll([{ to: first, liked: true }]);
    await swipeAll([{ to: last, liked: false }]);
    await Promise.all(
      members
        .slice(0, 20)
        .map((_, index) =>
          (index % 2 ? one : other).as(player).call(undoSwipe, { body: { id: last.profileId } }),
        ),
    );
    expect(await quota()).toMatchObject({ swipes_left: 39, likes_left: 3 });
  });

  test('a server whose clock is behind at midnight counts for the day that has begun', async () => {
    one.clock.set(new Date('2026-03-14T23:00:01Z'));
    await one.as(player).call(swipe, { body: { id: members[0]?.profileId ?? '', liked: true } });
    other.clock.set(new Date('2026-03-14T22:59:59Z'));
    await other.as(player).call(swipe, { body: { id: members[1]?.profileId ?? '', liked: true } });
    expect(await quota()).toMatchObject({ swipes_left: 38, likes_left: 2 });
  });
});
