import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { DAY_MS } from '#contract/durations';
import { getLikes, like, unlike } from '#contract/likes';
import type { Gender } from '#contract/profiles';
import { getSwipes, swipe, undoSwipe } from '#contract/swipes';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purgeOldSwipes } from '../jobs.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { send, unsend, confirm } = chatActions(server);

const countries = [
  'NL',
  'BE',
  'FR',
  'DE',
  'AT',
  'IT',
  'ES',
  'PL',
  'GB',
  'IE',
  'US',
  'CA',
  'AU',
  'NZ',
  'CH',
] as const;
let turn = 0;
let country: (typeof countries)[number];
let player: TestMember;
beforeEach(async () => {
  clock.set(new Date('2026-03-14T12:00:00Z'));
  // Hides the members of earlier tests, because cards can show members of any country.
  await db.updateTable('profiles').set({ status: 'disabled' }).execute();
  country = countries[turn++ % countries.length] ?? 'NL';
  player = await signUpMember({ country, name: 'Player' });
});

const join = async (options: TestMemberOptions & { photo?: boolean } = {}) => {
  const member = await signUpMember({ country, ...options });
  const { photo = true } = options;
  await db.updateTable('profiles').set({ has_photo: photo }).where('id', '=', member.profileId).execute();
  return member;
};
const getStack = (to = player) => as(to).call(getSwipes);
const cardIdsFor = async (to = player) => (await getStack(to)).cards.map(({ id }) => id);
const say = (to: { profileId: string }, liked: boolean, from = player) =>
  as(from).call(swipe, { body: { id: to.profileId, liked } });
const sending = (to: { profileId: string }, liked: boolean, from = player) =>
  as(from).send(swipe, { body: { id: to.profileId, liked } });
const undo = (to: { profileId: string }, from = player) =>
  as(from).call(undoSwipe, { body: { id: to.profileId } });
const many = (count: number) => Promise.all(Array.from({ length: count }, () => join()));

describe('what a swipe does (spec 2.8)', () => {
  test('a yes is a like, and a match if it is mutual; a no is shown to nobody', async () => {
    const [bram, carl] = [await join(), await join()];
    expect(await say(bram, true)).toMatchObject({
      matched: false,
      quota: { swipes_left: 39, likes_left: 3 },
    });
    expect((await as(bram).call(getLikes)).liked_by).toEqual([{ id: player.profileId, like_new: true }]);
    expect(await say(player, true, bram)).toMatchObject({ matched: true });
    expect(await say(carl, false)).toMatchObject({
      matched: false,
      quota: { swipes_left: 38, likes_left: 3 },
    });
    expect(await as(carl).call(getLikes)).toMatchObject({ profiles: [], liked_by: [] });
    expect(await cardIdsFor(carl)).toContain(player.profileId);
  });

  test('the like of an unconfirmed member is stored', async () => {
    const fresh = await signUpMember({ country, status: 'not_confirmed' });
    const bram = await join();
    await say(bram, true, fresh);
    expect(await as(bram).call(getLikes)).toMatchObject({ profiles: [], liked_by: [] });
  });

  test('the same swipe again counts once and answers the same', async () => {
    const bram = await join();
    await as(bram).call(like, { body: { id: player.profileId } });
    const first = await say(bram, true);
    expect(first).toMatchObject({ matched: true, quota: { swipes_left: 39, likes_left: 3 } });
    expect(await say(bram, true)).toEqual(first);
    expect(await say(bram, false)).toEqual(first);
  });

  test('a retry of a yes after the like was taken back adds no like; a new yes does, and counts', async () => {
    const bram = await join();
    const press = (act: string) => as(player).call(swipe, { body: { id: bram.profileId, liked: true, act } });
    const likersOf = async () => (await as(bram).call(getLikes)).liked_by.length;
    const [first, second] = [randomUUID(), randomUUID()];
    await press(first);
    await as(player).call(unlike, { body: { id: bram.profileId } });
    expect(await press(first)).toMatchObject({ quota: { swipes_left: 39, likes_left: 3 } });
    expect(await likersOf()).toBe(0);
    expect(await press(second)).toMatchObject({ quota: { swipes_left: 38, likes_left: 2 } });
    expect(await press(second)).toMatchObject({ quota: { swipes_left: 38, likes_left: 2 } });
    expect(await likersOf()).toBe(1);
    expect(await press(randomUUID())).toMatchObject({ quota: { swipes_left: 38, likes_left: 2 } });
  });

  test('a yes after a no, as in another tab, adds a like but no swipe', async () => {
    const bram = await join();
    await say(bram, false);
    expect(await say(bram, true)).toMatchObject({ quota: { swipes_left: 39, likes_left: 3 } });
    expect((await as(bram).call(getLikes)).liked_by).toHaveLength(1);
  });

  test.each([
    ['who does not exist', async () => ({ profileId: randomUUID() })],
    ['who is the player', async () => player],
    ['who hides', () => join({ invisible: true })],
    ['who left', () => join({ status: 'deleting' })],
    [
      'who blocked the player after a no',
      async () => {
        const blocker = await join();
        await say(blocker, false);
        await as(blocker).call(blockMember, { body: { id: player.profileId } });
        return blocker;
      },
    ],
  ])('a swipe on a member %s is a 404 and costs nothing', async (_whom, whom) => {
    const other = await whom();
    const before = (await getStack()).quota;
    const answers = [await sending(other, false), await sending(other, true)];
    const unknown = await sending({ profileId: randomUUID() }, true);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [404, unknown.body],
      [404, unknown.body],
    ]);
    expect((await getStack()).quota).toEqual(before);
  });
});

describe('4 likes and 40 swipes a day (spec 9, D2.24)', () => {
  test('the fifth like is refused with the start of the next day; noes and likes outside the game still work', async () => {
    const others = await many(6);
    for (const other of others.slice(0, 4)) await say(other, true);
    const refused = await sending(others[4] as TestMember, true);
    // 12:00 UTC is 13:00 in Amsterdam. The next day begins there in 11 hours: 11 * 3,600 s = 39,600 s.
    expect(refused).toMatchObject({
      status: 429,
      error: { code: 'out_of_likes' },
      headers: { 'retry-after': '39600' },
    });
    expect(await say(others[4] as TestMember, false)).toMatchObject({
      quota: { swipes_left: 35, likes_left: 0 },
    });
    await as(player).call(like, { body: { id: (others[5] as TestMember).profileId } });
    expect((await getStack()).quota).toMatchObject({ swipes_left: 35, likes_left: 0 });
  });

  test('after 40 swipes there are no cards and no swipes until the site’s midnight', async () => {
    const others = await many(4);
    await say(others[0] as TestMember, false);
    const day = { swipes: 39, likes: 0 };
    await db.updateTable('swipe_days').set(day).where('profile_id', '=', player.profileId).execute();
    await say(others[1] as TestMember, false);
    expect(await getStack()).toMatchObject({
      cards: [],
      quota: { swipes_left: 0, likes_left: 0, starts_again: '2026-03-14T23:00:00.000Z' },
    });
    const last = others[2] as TestMember;
    expect(await sending(last, false)).toMatchObject({ status: 429, error: { code: 'out_of_swipes' } });
    clock.set(new Date('2026-03-14T22:59:59Z'));
    expect(await sending(last, true)).toMatchObject({ error: { code: 'out_of_swipes' } });
    clock.set(new Date('2026-03-14T23:00:00Z'));
    expect((await getStack()).cards).toHaveLength(2);
    expect(await say(last, true)).toMatchObject({
      quota: { swipes_left: 39, likes_left: 3, starts_again: '2026-03-15T23:00:00.000Z' },
    });
  });
});

describe('the last no can be undone (spec 2.8)', () => {
  test('with the swipe it cost, once, however often it is requested', async () => {
    const [bram, carl] = [await join(), await join()];
    await say(bram, false);
    await say(carl, false);
    expect(await getStack()).toMatchObject({ cards: [], undoable: { id: carl.profileId } });
    expect((await undo(bram)).quota.swipes_left).toBe(38);
    expect((await undo(carl)).quota.swipes_left).toBe(39);
    expect((await undo(carl)).quota.swipes_left).toBe(39);
    expect((await undo(bram)).quota.swipes_left).toBe(39);
    expect(await getStack()).toMatchObject({ cards: [{ id: carl.profileId }], undoable: null });
    expect(await say(carl, true)).toMatchObject({ quota: { swipes_left: 38, likes_left: 3 } });
  });

  test('a yes cannot be undone, and the no before it still can', async () => {
    const [bram, carl] = [await join(), await join()];
    await say(bram, false);
    await say(carl, true);
    expect((await undo(carl)).quota).toMatchObject({ swipes_left: 38, likes_left: 3 });
    expect((await getStack()).undoable).toMatchObject({ id: bram.profileId });
  });

  test('undoing a no of yesterday gives back no swipe of today', async () => {
    const [bram, carl] = [await join(), await join()];
    await say(bram, false);
    clock.advance(DAY_MS);
    expect((await undo(bram)).quota.swipes_left).toBe(40);
    await say(carl, true);
    expect((await undo(bram)).quota.swipes_left).toBe(39);
  });

  test('a member who is gone is no longer offered for undo', async () => {
    const bram = await join();
    await say(bram, false);
    await as(bram).call(blockMember, { body: { id: player.profileId } });
    expect((await getStack()).undoable).toBeNull();
    expect((await undo({ profileId: randomUUID() })).quota.swipes_left).toBe(39);
  });
});

describe('the card stack (spec 2.8, D2.24)', () => {
  test('excludes members swiped, liked, matched, blocked, in conversation, hidden, fictional or of another gender, and the player', async () => {
    const [fresh, no, yes, liked, blocked, blocker, partner, liker] = await many(8);
    for (const options of [
      { invisible: true },
      { fictional: true },
      { status: 'not_confirmed' as const },
      { gender: 'female' as Gender },
    ])
      await join(options);
    await say(no as TestMember, false);
    await say(yes as TestMember, true);
    await as(player).call(like, { body: { id: liked?.profileId ?? '' } });
    await as(player).call(blockMember, { body: { id: blocked?.profileId ?? '' } });
    await as(blocker as TestMember).call(blockMember, { body: { id: player.profileId } });
    await send(partner as TestMember, player, 'Hoi');
    await as(liker as TestMember).call(like, { body: { id: player.profileId } });
    expect((await cardIdsFor()).toSorted()).toEqual([fresh?.profileId, liker?.profileId].toSorted());
  });

  test('includes a member who unsent a held message, since the player never learned of it (spec D5.1)', async () => {
    const fresh = await join({ status: 'not_confirmed', credits: 3 });
    const { message } = await send(fresh, player);
    await unsend(fresh, message.id);
    await confirm(fresh);
    expect(await cardIdsFor()).toEqual([fresh.profileId]);
  });

  test('shows a no again after 60 days at the earliest, and a like that was taken back; older swipes are purged', async () => {
    const [bram, carl] = [await join(), await join()];
    await say(bram, false);
    await say(carl, true);
    await as(player).call(unlike, { body: { id: carl.profileId } });
    expect(await cardIdsFor()).toEqual([]);
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date('2027-01-01') })
      .execute();
    clock.advance(60 * DAY_MS - 1);
    await purgeOldSwipes(app);
    expect(await cardIdsFor()).toEqual([]);
    clock.advance(1);
    expect((await cardIdsFor()).toSorted()).toEqual([bram.profileId, carl.profileId].toSorted());
    expect(await say(bram, false)).toMatchObject({ quota: { swipes_left: 39 } });
    await purgeOldSwipes(app);
    const left = await db
      .selectFrom('swipes')
      .select('swiped_id')
      .where('swiper_id', '=', player.profileId)
      .execute();
    expect(left).toEqual([{ swiped_id: bram.profileId }]);
  });

  test('has members with a photo first, nearest first, of many the most recently active; the order is stable', async () => {
    await db.updateTable('profiles').set({ cell: 25_369_800 }).where('id', '=', player.profileId).execute();
    const near = await Promise.all([1, 2, 3].map(activityRank => join({ cell: 25_369_801, activityRank })));
    const far = await Promise.all([7, 8, 9].map(activityRank => join({ activityRank })));
    const abroad = await join({ country: country === 'NL' ? 'BE' : 'NL', activityRank: 99 });
    const without = await join({ cell: 25_369_800, activityRank: 100, photo: false });
    const cards = await cardIdsFor();
    const ids = (members: TestMember[]) => members.map(({ profileId }) => profileId).toSorted();
    expect([cards.slice(0, 3).toSorted(), cards.slice(3, 6).toSorted()]).toEqual([ids(near), ids(far)]);
    expect(cards.slice(6)).toEqual([abroad.profileId, without.profileId]);
    expect(await cardIdsFor()).toEqual(cards);
  });
});
