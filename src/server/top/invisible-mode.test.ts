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

const face = new Blob([new Uint8Array(await smallestPhoto())], { type: 'image/jpeg' });

let hidden: TestMember;
let other: TestMember;
beforeEach(async () => {
  hidden = await signUpMember({ visibleToVisitors: true, credits: 9, name: 'Verborgen' });
  other = await signUpMember({ credits: 99, premium: true });
  // Suggestions have a face.
  await db.updateTable('profiles').set({ has_photo: true }).where('id', '=', hidden.profileId).execute();
});

const setInvisible = (member: TestMember, invisible: boolean) =>
  as(member).call(changeProfile, { body: { invisible } });
const statusOf = async (viewer: TestMember, of: TestMember) =>
  (await as(viewer).send(getMember, { query: { id: of.profileId } })).status;
const give = (from: TestMember, to: TestMember) => as(from).send(like, { body: { id: to.profileId } });
const write = (from: TestMember, to: TestMember) =>
  as(from).send(sendMessage, { body: { to: to.profileId, client_id: randomUUID(), text: 'Hello' } });
/** Whether a list of strangers, of whichever kind, holds him. */
async function isListed(): Promise<boolean[]> {
  const lists = await Promise.all([
    as(other).call(searchMembers),
    visitor().call(searchMembers),
    as(other).call(signupMatches),
  ]);
  return lists.map(({ profiles }) => profiles.some(({ id }) => id === hidden.profileId));
}

describe('invisible mode (section 4)', () => {
  test('hidden from every list of strangers while it is on, back when it is off', async () => {
    expect(await isListed()).toEqual([true, true, true]);
    await setInvisible(hidden, true);
    expect(await isListed()).toEqual([false, false, false]);
    // His browser knows it, and tells him before he shows himself by what he sends.
    expect((await as(hidden).call(getUser)).user?.profile.invisible).toBe(true);
    await setInvisible(hidden, false);
    expect(await isListed()).toEqual([true, true, true]);
  });

  test('others cannot see, like or message him: it is as if he never was', async () => {
    await setInvisible(hidden, true);
    const unknown = { ...hidden, profileId: randomUUID() };
    for (const act of [
      (to: TestMember) => as(other).send(getMember, { query: { id: to.profileId } }),
      (to: TestMember) => as(other).send(getChat, { query: { profile: to.profileId } }),
      (to: TestMember) => give(other, to),
      (to: TestMember) => write(other, to),
    ]) {
      const [named, nobody] = [await act(hidden), await act(unknown)];
      expect([named.status, named.body]).toEqual([404, nobody.body]);
    }
    expect((await visitor().send(getMember, { query: { id: hidden.profileId } })).status).toBe(404);
  });

  test.each([
    ['his like', give],
    ['his message', write],
  ] as const)('%s comes first: whom he approached sees, likes and writes to him', async (_step, approach) => {
    await setInvisible(hidden, true);
    expect((await approach(hidden, other)).status).toBe(200);
    expect(await statusOf(other, hidden)).toBe(200);
    expect((await give(other, hidden)).status).toBe(200);
    expect((await write(other, hidden)).status).toBe(200);
    // To everybody else, and in the search of this one too, he stays hidden.
    expect(await statusOf(await signUpMember(), hidden)).toBe(404);
    expect((await isListed())[0]).toBe(false);
  });

  test.each([
    ['taken back', (message: string) => unsend(hidden, message)],
    [
      'deleted by both',
      async (message: string) => [await erase(hidden, message), await erase(other, message)],
    ],
  ])(
    'a first step that was %s is none: he is hidden again, and a block tells nobody that they met',
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

  test('he sees and finds the others all the same', async () => {
    await setInvisible(hidden, true);
    expect(await statusOf(hidden, other)).toBe(200);
    const { profiles } = await as(hidden).call(searchMembers);
    expect(profiles.map(({ id }) => id)).toContain(other.profileId);
  });
});

describe('conversations from before remain (section 4)', () => {
  beforeEach(async () => {
    await send(other, hidden, 'Hello there');
    await setInvisible(hidden, true);
  });

  test('in both lists and by the member, and both go on writing', async () => {
    expect((await chatsOf(other)).map(({ profile }) => profile.name)).toEqual(['Verborgen']);
    expect((await chatsOf(hidden)).length).toBe(1);
    expect((await openWith(other, hidden)).messages.length).toBe(1);
    expect((await write(other, hidden)).status).toBe(200);
    expect((await openWith(hidden, other)).messages.length).toBe(2);
  });

  test('he is told what shows him by what he did, however long ago: a like, or a message that still stands', async () => {
    const approached = async () =>
      (await as(hidden).call(getChat, { query: { profile: other.profileId } })).approached;
    expect(await approached()).toBe(false);
    const { message } = await send(hidden, other);
    for (let n = 0; n < CHAT_PAGE_SIZE; n++) await send(other, hidden, `No. ${n}`);
    expect((await openWith(hidden, other)).messages.some(({ mine }) => mine)).toBe(false);
    expect(await approached()).toBe(true);
    await unsend(hidden, message.id);
    expect(await approached()).toBe(false);
    await give(hidden, other);
    expect(await approached()).toBe(true);
  });

  test('of one who has not answered they tell a name, and neither face, place, distance nor presence', async () => {
    const cell = cellOf(53.2, 6.6);
    await db
      .updateTable('profiles')
      .set({ city: 'Groningen', region: 'NL-GR', cell })
      .where('id', 'in', [hidden.profileId, other.profileId])
      .execute();
    await as(hidden).call(uploadPhoto, { upload: face });
    const kept = { name: 'Verborgen', main_image: null, city: null, region: null, distance: null };
    const told = { ...kept, activity: 'away', verified: false };
    expect((await chatsOf(other))[0]?.profile).toMatchObject(told);
    const { profile, chat } = await openWith(other, hidden);
    expect([profile, chat?.profile]).toMatchObject([told, told]);
    // Who hides sees whom he hides from as before, and his first step shows him again.
    expect((await chatsOf(hidden))[0]?.profile).toMatchObject({ city: 'Groningen', distance: 'under_5' });
    await send(hidden, other, 'Hello back');
    expect((await openWith(other, hidden)).profile).toMatchObject({ city: 'Groningen', distance: 'under_5' });
  });

  test('the profile of one who has not answered stays hidden; his answer is the first step', async () => {
    expect(await statusOf(other, hidden)).toBe(404);
    await send(hidden, other, 'Hello back');
    expect(await statusOf(other, hidden)).toBe(200);
  });

  test('who deletes the conversation gives it up: there is none that remains', async () => {
    const [chat] = await chatsOf(other);
    await chatActions(server).remove(other, chat?.conversation.id ?? '');
    expect((await write(other, hidden)).status).toBe(404);
  });

  test('a block ends it', async () => {
    await chatActions(server).block(hidden, other);
    expect(await chatsOf(other)).toEqual([]);
    expect((await write(other, hidden)).status).toBe(404);
  });
});

describe('likes from before', () => {
  test('wait: the one who gave it no longer sees it, the invisible one does, and may make it a match', async () => {
    await give(other, hidden);
    await setInvisible(hidden, true);
    const given = async () => (await as(other).call(getLikes)).profiles.map(({ id }) => id);
    expect(await given()).toEqual([]);
    expect((await as(hidden).call(getLikes)).liked_by.map(({ id }) => id)).toEqual([other.profileId]);
    expect((await give(hidden, other)).body).toEqual({ matched: true });
    expect(await given()).toEqual([hidden.profileId]);
  });

  test('his own like from before is his first step: who got it goes on seeing him', async () => {
    await give(hidden, other);
    await setInvisible(hidden, true);
    expect(await statusOf(other, hidden)).toBe(200);
    expect((await as(other).call(autoLike))?.id).toBe(hidden.profileId);
  });

  test('turned off again, everything is as it was', async () => {
    await give(other, hidden);
    await setInvisible(hidden, true);
    await setInvisible(hidden, false);
    expect((await as(other).call(getLikes)).profiles.map(({ id }) => id)).toEqual([hidden.profileId]);
    expect(await statusOf(other, hidden)).toBe(200);
  });
});
