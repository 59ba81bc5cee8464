import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { blockMember } from '#contract/blocks';
import * as calls from '#contract/likes';
import { likeTypes } from '#contract/likes';
import type { TestMember, TestMemberOptions } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { assertConsistentAfterStorm } from './testing/like-storm.ts';

const server = await startTestServer();
const { as, clock, db, signUpMember } = server;

let anton: TestMember;
beforeAll(async () => {
  await db.insertInto('sites').values({ id: 2, key: 'other-site', audience: 'everyone' }).execute();
});
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton' });
});

const like = (from: TestMember, to: TestMember) => as(from).send(calls.like, { body: { id: to.profileId } });
const unlike = (from: TestMember, to: TestMember) =>
  as(from).send(calls.unlike, { body: { id: to.profileId } });
const block = (from: TestMember, to: TestMember) =>
  as(from).call(blockMember, { body: { id: to.profileId } });
const set = (of: TestMember, values: { invisible?: boolean; status?: 'disabled' }) =>
  db.updateTable('profiles').set(values).where('id', '=', of.profileId).execute();
const stored = (from: TestMember, to: TestMember) =>
  db
    .insertInto('likes')
    .values({ liker_id: from.profileId, liked_id: to.profileId, created_at: clock.now() })
    .execute();

async function everythingRequested(to: TestMember): Promise<unknown[]> {
  const before = `2999-01-01T00:00:00.000Z_${to.profileId}`;
  return [
    await as(to).call(calls.getLikes),
    ...(await Promise.all(
      likeTypes.map(type => as(to).call(calls.getMoreLikes, { query: { type, before } })),
    )),
    await as(to).call(calls.autoLike),
    (await as(to).call(getUser)).user?.counts,
  ];
}

type HiddenMemberCase = {
  is: string;
  options?: TestMemberOptions;
  so: (other: TestMember) => Promise<unknown>;
};
const hiddenMemberCases: HiddenMemberCase[] = [
  {
    is: 'has not confirmed the email address and likes',
    options: { status: 'not_confirmed' },
    so: other => like(other, anton),
  },
  {
    is: 'was liked and turned invisible',
    so: async other => [await like(anton, other), await set(other, { invisible: true })],
  },
  {
    is: 'is invisible, liked first and took it back',
    options: { invisible: true },
    so: async other => [await like(other, anton), await like(anton, other), await unlike(other, anton)],
  },
  { is: 'likes and was blocked', so: async other => [await like(other, anton), await block(anton, other)] },
  {
    is: 'likes, was liked back and blocked',
    so: async other => [await like(other, anton), await like(anton, other), await block(other, anton)],
  },
  {
    is: 'is a match and is leaving, or was banned',
    so: async other => [
      await like(other, anton),
      await like(anton, other),
      await set(other, { status: 'disabled' }),
    ],
  },
  { is: 'is of another site', options: { siteId: 2 }, so: other => stored(other, anton) },
];

describe('lists, counts and overlay reveal nothing about members who may not be seen (spec 4.4, 4.5, 7.5, 7.8)', () => {
  test.each(hiddenMemberCases)('a member who $is', async ({ options, so }) => {
    const nothing = await everythingRequested(anton);
    const other = await signUpMember({ name: 'Zonderling', ...options });
    await so(other);
    expect(await everythingRequested(anton)).toEqual(nothing);
    expect(JSON.stringify(nothing)).not.toContain(other.profileId);
    expect((await like(anton, other)).status).toBe(404);
  });
});

test('many concurrent likes and unlikes by both end in a consistent state (spec 4.7)', () =>
  assertConsistentAfterStorm(server, 40));
