import { beforeEach, describe, expect, test } from 'vitest';
import { blockMember, unblockMember } from '#contract/blocks';
import { LIKES } from '#contract/constants';
import * as calls from '#contract/likes';
import { createMemberSockets } from '../testing/member-sockets.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { purgeTakenBackLikes } from './toggled-likes.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { connect, awaitDelivery, eventsOfType } = createMemberSockets(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton' });
  bram = await signUpMember({ name: 'Bram' });
});

type Verb = typeof calls.like | typeof calls.unlike | typeof calls.markLikeSeen;
const does = (verb: Verb) => (from: TestMember, to: TestMember) =>
  as(from).call(verb as typeof calls.like, { body: { id: to.profileId } });
const [like, unlike, see] = [does(calls.like), does(calls.unlike), does(calls.markLikeSeen)];
const likesOf = (member: TestMember) => as(member).call(calls.getLikes);
const autoLikeOf = (member: TestMember) => as(member).call(calls.autoLike);
const rows = () => db.selectFrom('likes').selectAll().orderBy('liker_id').execute();
const storedTakenBack = () => db.selectFrom('likes_taken_back').selectAll().execute();

describe('a like that is taken back and given again (spec 4.7)', () => {
  test('is restored: both see what they saw before', async () => {
    await like(bram, anton);
    await see(anton, bram);
    clock.advance(1_000);
    await like(anton, bram);
    await autoLikeOf(bram);
    const before = [await rows(), await likesOf(anton), await likesOf(bram)];
    clock.advance(3_600_000);
    await unlike(anton, bram);
    expect((await likesOf(bram)).counts.matches.all).toBe(0);
    expect(await like(anton, bram)).toEqual({ matched: true });
    expect([await rows(), await likesOf(anton), await likesOf(bram)]).toEqual(before);
    expect([await autoLikeOf(anton), await autoLikeOf(bram)]).toEqual([null, null]);
  });

  test('is shown to the other member in the overlay once, however often it is repeated', async () => {
    await like(anton, bram);
    expect(await autoLikeOf(bram)).toMatchObject({ name: 'Anton' });
    for (let time = 0; time < 5; time++) {
      clock.advance(LIKES.modalIntervalMinutes * 60_000);
      await unlike(anton, bram);
      await like(anton, bram);
      expect(await autoLikeOf(bram)).toBeNull();
    }
    expect((await likesOf(bram)).liked_by).toEqual([{ id: anton.profileId, like_new: true }]);
  });

  test('publishes at most four events a day to the other member, and every one to the liker', async () => {
    await like(anton, bram);
    await see(bram, anton);
    const [likedSocket, likerSocket] = [await connect(bram), await connect(anton)];
    for (let time = 0; time < 15; time++) {
      clock.advance(60_000);
      await unlike(anton, bram);
      await like(anton, bram);
      expect((await likesOf(bram)).liked_by).toEqual([{ id: anton.profileId, like_new: false }]);
    }
    await awaitDelivery(bram, likedSocket);
    await awaitDelivery(anton, likerSocket);
    const turns = (socket: typeof likedSocket) =>
      eventsOfType(socket, 'unlike').length + eventsOfType(socket, 'like').length;
    expect([turns(likedSocket), turns(likerSocket)]).toEqual([LIKES.immediateEvents, 30]);
    expect(await autoLikeOf(bram)).toBeNull();
    clock.advance(LIKES.sameLikeHours * 3_600_000);
    await unlike(anton, bram);
    await awaitDelivery(bram, likedSocket);
    expect(turns(likedSocket)).toBe(LIKES.immediateEvents + 1);
  });

  test('makes a new match when the other member liked back in between, shown to that member in an overlay', async () => {
    await like(anton, bram);
    await autoLikeOf(bram);
    await see(bram, anton);
    await unlike(anton, bram);
    await like(bram, anton);
    expect(await like(anton, bram)).toEqual({ matched: true });
    expect((await likesOf(bram)).liked_by).toEqual([{ id: anton.profileId, like_new: true }]);
    expect(await autoLikeOf(bram)).toMatchObject({ name: 'Anton', matched: true });
  });

  test('is a new like a day later, when nothing is stored any more', async () => {
    await like(anton, bram);
    await see(bram, anton);
    await unlike(anton, bram);
    clock.advance(LIKES.sameLikeHours * 3_600_000);
    await purgeTakenBackLikes(app);
    expect(await storedTakenBack()).toEqual([]);
    await like(anton, bram);
    const { liked_by, profiles } = await likesOf(bram);
    expect(liked_by).toEqual([{ id: anton.profileId, like_new: true }]);
    expect(profiles[0]?.liked_at).toBe(clock.now().toISOString());
  });

  test('is a new like after a block by the liked member', async () => {
    await like(anton, bram);
    await see(bram, anton);
    await unlike(anton, bram);
    await as(bram).call(blockMember, { body: { id: anton.profileId } });
    expect(await storedTakenBack()).toEqual([]);
    await as(bram).call(unblockMember, { body: { id: anton.profileId } });
    await like(anton, bram);
    expect((await likesOf(bram)).liked_by).toEqual([{ id: anton.profileId, like_new: true }]);
  });

  test.each([false, true])(
    'is no new like after a block by the liker, taken back before the block: %s',
    async isTakenBack => {
      await like(anton, bram);
      await see(bram, anton);
      expect(await autoLikeOf(bram)).toBeNull();
      const before = await rows();
      const socket = await connect(bram);
      for (let time = 0; time < 6; time++) {
        clock.advance(60_000);
        if (isTakenBack) await unlike(anton, bram);
        await as(anton).call(blockMember, { body: { id: bram.profileId } });
        expect((await likesOf(bram)).liked_by).toEqual([]);
        await as(anton).call(unblockMember, { body: { id: bram.profileId } });
        expect([await likesOf(bram), await likesOf(anton)]).toMatchObject([
          { liked_by: [] },
          { liked_by: [] },
        ]);
        await like(anton, bram);
      }
      expect(await rows()).toEqual(before);
      expect(await autoLikeOf(bram)).toBeNull();
      await awaitDelivery(bram, socket);
      const turns = eventsOfType(socket, 'like').length + eventsOfType(socket, 'unlike').length;
      expect(turns).toBe(LIKES.immediateEvents);
    },
  );

  test('is a new match after a block, because the like of the blocked member is gone', async () => {
    await like(bram, anton);
    await like(anton, bram);
    await as(anton).call(blockMember, { body: { id: bram.profileId } });
    const isAntons = ({ liker_id }: { liker_id: string }) => liker_id === anton.profileId;
    expect((await storedTakenBack()).filter(isAntons)).toMatchObject([{ matched_at: null }]);
    await as(anton).call(unblockMember, { body: { id: bram.profileId } });
    expect(await like(anton, bram)).toEqual({ matched: false });
    clock.advance(60_000);
    expect(await like(bram, anton)).toEqual({ matched: true });
    const ids = [anton.profileId, bram.profileId];
    const matchedAt = (await rows()).filter(row => ids.includes(row.liker_id)).map(row => row.matched_at);
    expect(matchedAt).toEqual([clock.now(), clock.now()]);
  });

  test('no longer makes an invisible member visible once taken back', async () => {
    const hidden = await signUpMember({ invisible: true });
    await like(hidden, anton);
    await unlike(hidden, anton);
    expect(await likesOf(anton)).toMatchObject({ profiles: [], liked_by: [] });
    expect(await as(anton).send(calls.like, { body: { id: hidden.profileId } })).toMatchObject({
      status: 404,
    });
  });
});
