import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { cellOf } from '#contract/cells';
import { getChat, sendMessage } from '#contract/chats';
import { CHAT_PAGE_SIZE } from '#contract/constants';
import { autoLike, getLikes, like } from '#contract/likes';
import { uploadPhoto } from '#contract/photos';
import { changeProfile, getMember } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { signupMatches } from '#contract/signup';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { smallestPhoto } from '../platform/testing/pictures.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db, as, visitor, signUpMember } = server;
const { send, chatsOf, openWith, erase, unsend, block } = chatActions(server);

const portrait = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });

let hidden: TestMember;
let other: TestMember;
beforeEach(async () => {
  hidden = await signUpMember({ visibleToVisitors: true, credits: 9, name: 'Verborgen' });
  other = await signUpMember({ credits: 99, premium: true });
  await db.updateTable('profiles').set({ has_photo: true }).where('id', '=', hidden.profileId).execute();
});

const setInvisible = (member: TestMember, invisible: boolean) =>
  as(member).call(changeProfile, { body: { invisible } });
const statusOf = async (viewer: TestMember, of: TestMember) =>
  (await as(viewer).send(getMember, { query: { id: of.profileId } })).status;
const likeMember = (from: TestMember, to: TestMember) => as(from).send(like, { body: { id: to.profileId } });
const writeTo = (from: TestMember, to: TestMember) =>
  as(from).send(sendMessage, { body: { to: to.profileId, client_id: randomUUID(), text: 'Hello' } });
async function listedFlags(): Promise<boolean[]> {
  const lists = await Promise.all([
    as(other).call(searchMembers),
    visitor().call(searchMembers),
    as(other).call(signupMatches),
  ]);
  return lists.map(({ profiles }) => profiles.some(({ id }) => id === hidden.profileId));
}

describe('invisible mode (spec 4.5)', () => {
  test('hides from all lists of other members while it is on', async () => {
    expect(await listedFlags()).toEqual([true, true, true]);
    await setInvisible(hidden, true);
    expect(await listedFlags()).toEqual([false, false, false]);
    expect((await as(hidden).call(getUser)).user?.profile.invisible).toBe(true);
    await setInvisible(hidden, false);
    expect(await listedFlags()).toEqual([true, true, true]);
  });

  test('others cannot see, like or message the member, as if there were no such member', async () => {
    await setInvisible(hidden, true);
    const unknown = { ...hidden, profileId: randomUUID() };
    for (const act of [
      (to: TestMember) => as(other).send(getMember, { query: { id: to.profileId } }),
      (to: TestMember) => as(other).send(getChat, { query: { profile: to.profileId } }),
      (to: TestMember) => likeMember(other, to),
      (to: TestMember) => writeTo(other, to),
    ]) {
      const [named, nobody] = [await act(hidden), await act(unknown)];
      expect([named.status, named.body]).toEqual([404, nobody.body]);
    }
    expect((await visitor().send(getMember, { query: { id: hidden.profileId } })).status).toBe(404);
  });

  test.each([
    ['a like', likeMember],
    ['a message', writeTo],
  ] as const)(
    'after %s as a first step its recipient can see, like and message the member',
    async (_step, approach) => {
      await setInvisible(hidden, true);
      expect((await approach(hidden, other)).status).toBe(200);
      expect(await statusOf(other, hidden)).toBe(200);
      expect((await likeMember(other, hidden)).status).toBe(200);
      expect((await writeTo(other, hidden)).status).toBe(200);
      expect(await statusOf(await signUpMember(), hidden)).toBe(404);
      expect((await listedFlags())[0]).toBe(false);
    },
  );

  test.each([
    ['taken back', (message: string) => unsend(hidden, message)],
    [
      'deleted by both',
      async (message: string) => [await erase(hidden, message), await erase(other, message)],
    ],
  ])(
    'a first step that was %s does not count: the member is hidden again, and a block reveals no contact',
    async (_how, undo) => {
      await setInvisible(hidden, true);
      const { message } = await send(hidden, other);
      expect(await statusOf(other, hidden)).toBe(200);
      await undo(message.id);
      expect(await statusOf(other, hidden)).toBe(404);
      await block(hidden, other);
      const met = db.selectFrom('blocks').select('had_contact').where('blocker_id', '=', hidden.profileId);
      expect(await met.executeTakeFirst()).toEqual({ had_contact: false });
    },
  );

  test('the member sees and finds others as before', async () => {
    await setInvisible(hidden, true);
    expect(await statusOf(hidden, other)).toBe(200);
    const { profiles } = await as(hidden).call(searchMembers);
    expect(profiles.map(({ id }) => id)).toContain(other.profileId);
  });
});

describe('earlier conversations remain (spec 4.5)', () => {
  beforeEach(async () => {
    await send(other, hidden, 'Hello there');
    await setInvisible(hidden, true);
  });

  test('in both lists, and both can continue to write', async () => {
    expect((await chatsOf(other)).map(({ profile }) => profile.name)).toEqual(['Verborgen']);
    expect((await chatsOf(hidden)).length).toBe(1);
    expect((await openWith(other, hidden)).messages.length).toBe(1);
    expect((await writeTo(other, hidden)).status).toBe(200);
    expect((await openWith(hidden, other)).messages.length).toBe(2);
  });

  test('the member learns which earlier actions keep them visible: a like, or a message that still exists', async () => {
    const approached = async () =>
      (await as(hidden).call(getChat, { query: { profile: other.profileId } })).approached;
    expect(await approached()).toBe(false);
    const { message } = await send(hidden, other);
    for (let n = 0; n < CHAT_PAGE_SIZE; n++) await send(other, hidden, `No. ${n}`);
    expect((await openWith(hidden, other)).messages.some(({ mine }) => mine)).toBe(false);
    expect(await approached()).toBe(true);
    await unsend(hidden, message.id);
    expect(await approached()).toBe(false);
    await likeMember(hidden, other);
    expect(await approached()).toBe(true);
  });

  test('of a member who has not answered they show the name, but no photo, place, distance or presence', async () => {
    const cell = cellOf(53.2, 6.6);
    await db
      .updateTable('profiles')
      .set({ city: 'Groningen', region: 'NL-GR', cell })
      .where('id', 'in', [hidden.profileId, other.profileId])
      .execute();
    await as(hidden).call(uploadPhoto, { upload: portrait });
    const reducedCard = { name: 'Verborgen', main_image: null, city: null, region: null, distance: null };
    const expectedCard = { ...reducedCard, activity: 'away', verified: false };
    expect((await chatsOf(other))[0]?.profile).toMatchObject(expectedCard);
    const { profile, chat } = await openWith(other, hidden);
    expect([profile, chat?.profile]).toMatchObject([expectedCard, expectedCard]);
    expect((await chatsOf(hidden))[0]?.profile).toMatchObject({ city: 'Groningen', distance: 'under_5' });
    await send(hidden, other, 'Hello back');
    expect((await openWith(other, hidden)).profile).toMatchObject({ city: 'Groningen', distance: 'under_5' });
  });

  test('the profile of a member who has not answered stays hidden; an answer is the first step', async () => {
    expect(await statusOf(other, hidden)).toBe(404);
    await send(hidden, other, 'Hello back');
    expect(await statusOf(other, hidden)).toBe(200);
  });

  test('a deleted conversation does not remain', async () => {
    const [chat] = await chatsOf(other);
    await chatActions(server).remove(other, chat?.conversation.id ?? '');
    expect((await writeTo(other, hidden)).status).toBe(404);
  });

  test('a block ends them', async () => {
    await chatActions(server).block(hidden, other);
    expect(await chatsOf(other)).toEqual([]);
    expect((await writeTo(other, hidden)).status).toBe(404);
  });
});

describe('earlier likes (spec 4.5)', () => {
  test('stay pending: the sender no longer sees it, the invisible member does and can match', async () => {
    await likeMember(other, hidden);
    await setInvisible(hidden, true);
    const givenLikeIds = async () => (await as(other).call(getLikes)).profiles.map(({ id }) => id);
    expect(await givenLikeIds()).toEqual([]);
    expect((await as(hidden).call(getLikes)).liked_by.map(({ id }) => id)).toEqual([other.profileId]);
    expect((await likeMember(hidden, other)).body).toEqual({ matched: true });
    expect(await givenLikeIds()).toEqual([hidden.profileId]);
  });

  test('a like of the invisible member is a first step: its recipient still sees them', async () => {
    await likeMember(hidden, other);
    await setInvisible(hidden, true);
    expect(await statusOf(other, hidden)).toBe(200);
    expect((await as(other).call(autoLike))?.id).toBe(hidden.profileId);
  });

  test('after invisible mode is turned off, everything is as before', async () => {
    await likeMember(other, hidden);
    await setInvisible(hidden, true);
    await setInvisible(hidden, false);
    expect((await as(other).call(getLikes)).profiles.map(({ id }) => id)).toEqual([hidden.profileId]);
    expect(await statusOf(other, hidden)).toBe(200);
  });
});
