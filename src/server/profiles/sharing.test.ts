import { describe, expect, test } from 'vitest';
import { getChats } from '#contract/chats';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { getLikes, like } from '#contract/likes';
import {
  type SharedActivity,
  type SharingSettings,
  seesActivity,
  sharedActivities,
} from '#contract/permissions';
import { changeProfile, getMember, getProfile } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { chatActions } from '../chats/testing/chat-actions.ts';
import { sessionOf, type TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { markPresence, resetHiddenRanks } from './presence.ts';
import { isSharedBetween } from './sharing-visibility.ts';

const server = await startTestServer();
const { app, db, clock, as, signUpMember } = server;
const { send, read, chatsOf } = chatActions(server);

const share = (member: TestMember, change: Partial<SharingSettings>) =>
  as(member).call(changeProfile, { body: change });

async function activitiesSeen(viewer: TestMember, of: TestMember) {
  const browser = as(viewer);
  const [{ member }, { profiles }, { chats }, likes] = await Promise.all([
    browser.call(getMember, { query: { id: of.profileId } }),
    browser.call(searchMembers),
    browser.call(getChats),
    browser.call(getLikes),
  ]);
  const cards = [member, ...profiles, ...chats.map(chat => chat.profile), ...likes.profiles];
  return cards.filter(card => card.id === of.profileId).map(card => card.activity);
}

async function couple(): Promise<[TestMember, TestMember]> {
  const [one, other] = [await signUpMember({ credits: 9 }), await signUpMember({ credits: 9 })];
  await send(one, other);
  await as(one).call(like, { body: { id: other.profileId } });
  await as(other).call(like, { body: { id: one.profileId } });
  for (const member of [one, other]) await markPresence(app, sessionOf(member));
  return [one, other];
}

test('each sharing setting is on until it is turned off (spec D5.6)', async () => {
  const member = await signUpMember();
  const all = { shares_typing: true, shares_read: true, shares_presence: true, shares_visits: true };
  expect((await as(member).call(getProfile)).profile).toMatchObject(all);
  for (const activity of sharedActivities) {
    const { profile } = await share(member, { [`shares_${activity}`]: false });
    expect(profile).toMatchObject({ ...all, [`shares_${activity}`]: false });
    await share(member, { [`shares_${activity}`]: true });
  }
});

test.each(sharedActivities)('%s: the SQL condition agrees with the pure rule', async activity => {
  const column = `shares_${activity}` as const;
  const [one, other] = [await signUpMember(), await signUpMember()];
  for (const own of [true, false])
    for (const others of [true, false]) {
      await share(one, { [column]: own });
      await share(other, { [column]: others });
      const expected = seesActivity(activity, sharing(activity, own), sharing(activity, others));
      expect(await isSharedBetween(db, activity, one.profileId, other.profileId)).toBe(expected);
    }
});

describe('presence (spec D5.6)', () => {
  test('a member who shares it is online wherever they are shown', async () => {
    const [one, other] = await couple();
    expect(await activitiesSeen(one, other)).toEqual(Array(4).fill('online'));
  });

  test('a member who turns it off is never seen online, and sees nobody online', async () => {
    const [one, other] = await couple();
    await share(one, { shares_presence: false });
    await markPresence(app, sessionOf(one));
    expect(await activitiesSeen(other, one)).toEqual(Array(4).fill('away'));
    expect(await activitiesSeen(one, other)).toEqual(Array(4).fill('away'));
    await share(one, { shares_presence: true });
    expect(await activitiesSeen(other, one)).toEqual(Array(4).fill('online'));
    expect(await activitiesSeen(one, other)).toEqual(Array(4).fill('online'));
  });

  test('visitors do not see it either', async () => {
    const member = await signUpMember({ visibleToVisitors: true });
    await markPresence(app, sessionOf(member));
    const seen = async () =>
      (await server.visitor().call(getMember, { query: { id: member.profileId } })).member.activity;
    expect(await seen()).toBe('online');
    await share(member, { shares_presence: false });
    expect(await seen()).toBe('away');
  });

  test('the rank does not reveal when a member was online: all who hide it move together once a week', async () => {
    const hiding = [await signUpMember(), await signUpMember(), await signUpMember()];
    const ranks = async () =>
      Promise.all(
        hiding.map(async ({ profileId }) => {
          const query = db.selectFrom('profiles').where('id', '=', profileId).select('activity_rank');
          return (await query.executeTakeFirstOrThrow()).activity_rank;
        }),
      );
    const [first, second, third] = hiding as [TestMember, TestMember, TestMember];
    for (const member of hiding) {
      await markPresence(app, sessionOf(member));
      await share(member, { shares_presence: false });
    }
    const hidden = await ranks();
    expect(new Set(hidden).size).toBe(1);
    clock.advance(48 * HOUR_MS);
    await markPresence(app, sessionOf(first));
    clock.advance(30 * HOUR_MS);
    await markPresence(app, sessionOf(second));
    expect(await ranks()).toEqual(hidden);
    clock.advance(6 * DAY_MS);
    await resetHiddenRanks(app);
    const [one, two, three] = await ranks();
    expect(one).toBe(two);
    expect(one).toBe((hidden[0] ?? 0) + 2 * 14 * 24);
    expect(three).toBe(hidden[2]);
    await share(third, { shares_presence: true });
    expect((await ranks())[2]).toBeGreaterThan(one ?? 0);
  });
});

describe('read receipts (spec D5.6)', () => {
  const readByOther = async (who: TestMember) =>
    (await chatsOf(who)).map(({ conversation }) => conversation.read_by_other_seq);

  test('are sent while both share them, and in neither direction otherwise', async () => {
    const [one, other] = await couple();
    const { message } = await send(one, other);
    await read(other, message.conversation, 2);
    expect(await readByOther(one)).toEqual([2]);
    await share(other, { shares_read: false });
    expect(await readByOther(one)).toEqual([0]);
    await share(other, { shares_read: true });
    await share(one, { shares_read: false });
    expect(await readByOther(one)).toEqual([0]);
  });

  test('the reader’s own unread count falls all the same', async () => {
    const [one, other] = await couple();
    await share(other, { shares_read: false });
    const { message } = await send(one, other);
    await read(other, message.conversation, 2);
    expect((await chatsOf(other)).map(chat => chat.num_unread_messages)).toEqual([0]);
    expect((await chatsOf(other)).map(chat => chat.conversation.read_seq)).toEqual([2]);
  });
});

const sharing = (activity: SharedActivity, on: boolean): SharingSettings => ({
  ...{ shares_typing: true, shares_read: true, shares_presence: true, shares_visits: true },
  [`shares_${activity}`]: on,
});
