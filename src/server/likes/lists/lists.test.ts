import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { LIKES } from '#contract/constants';
import { getLikes, getMoreLikes, type LikeType, likeTypes } from '#contract/likes';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { as, clock, db, signUpMember } = server;

const MANY = LIKES.firstPageSize + 2 * LIKES.pageSize + 5;
let sam: TestMember;
let otherMembers: TestMember[];

beforeEach(async () => {
  sam = await signUpMember({ name: 'Sam' });
});
const signUpMany = async (count: number) =>
  await Promise.all(Array.from({ length: count }, () => signUpMember({ credits: 0 })));
const ids = (members: { id?: string; profileId?: string }[]) =>
  members.map(({ id, profileId }) => id ?? profileId);

async function between(likers: TestMember[], type: LikeType): Promise<void> {
  const start = clock.now().getTime() - 1_000_000;
  const rows = likers.flatMap(({ profileId: other }, index) => {
    const at = new Date(start + Math.floor(index / 3) * 1_000);
    const given = { liker_id: sam.profileId, liked_id: other, created_at: at };
    const received = { liker_id: other, liked_id: sam.profileId, created_at: at };
    if (type === 'matches') return [given, received].map(row => ({ ...row, matched_at: at as Date | null }));
    return [{ ...(type === 'given' ? given : received), matched_at: null }];
  });
  await db.insertInto('likes').values(rows).execute();
}

const first = () => as(sam).call(getLikes);
const more = (type: LikeType, before: string) => as(sam).call(getMoreLikes, { query: { type, before } });

async function readToTheEnd(type: LikeType): Promise<string[]> {
  const { profiles, next } = await first();
  const read = profiles
    .filter(({ given, received }) => {
      if (type === 'matches') return given && received;
      return type === 'given' ? given && !received : received && !given;
    })
    .map(({ id }) => id);
  for (let before = next[type]; before; ) {
    const page = await more(type, before);
    expect(page.liked_by).toHaveLength(type === 'given' ? 0 : page.profiles.length);
    read.push(...page.profiles.map(({ id }) => id));
    before = page.next;
  }
  return read;
}

describe('pages of likes (spec 7.8, D3.4)', () => {
  test.each(likeTypes)('%s: the pages contain every like once, the latest first', async type => {
    otherMembers = await signUpMany(MANY);
    await between(otherMembers, type);
    const read = await readToTheEnd(type);
    expect(new Set(read)).toEqual(new Set(ids(otherMembers)));
    expect(read).toHaveLength(MANY);
    const { profiles, counts } = await first();
    expect(profiles).toHaveLength(LIKES.firstPageSize);
    expect(counts[type]).toEqual({ all: MANY, new: type === 'given' ? 0 : MANY });
    const times = profiles.map(({ liked_at }) => liked_at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('the badge and the lists agree on how many are new, whatever the page shows', async () => {
    otherMembers = await signUpMany(LIKES.firstPageSize + 6);
    await between(otherMembers.slice(0, 3), 'matches');
    await between(otherMembers.slice(3), 'received');
    await db
      .updateTable('likes')
      .set({ seen_at: clock.now() })
      .where('liker_id', 'in', [otherMembers[0]?.profileId ?? '', otherMembers[3]?.profileId ?? ''])
      .execute();
    const { counts } = await first();
    expect(counts).toEqual({
      received: { all: LIKES.firstPageSize + 3, new: LIKES.firstPageSize + 2 },
      given: { all: 0, new: 0 },
      matches: { all: 3, new: 2 },
    });
    const { user } = await as(sam).call(getUser);
    expect(user?.counts.new_likes).toBe(counts.received.new + counts.matches.new);
  });

  test('new and removed likes do not shift the following pages', async () => {
    otherMembers = await signUpMany(LIKES.firstPageSize + 10);
    await between(otherMembers, 'received');
    const { profiles, next } = await first();
    const [gone] = profiles;
    await db
      .deleteFrom('likes')
      .where('liker_id', '=', gone?.id ?? '')
      .execute();
    const newcomer = await signUpMember();
    await db
      .insertInto('likes')
      .values({ liker_id: newcomer.profileId, liked_id: sam.profileId, created_at: clock.now() })
      .execute();
    const rest = await more('received', next.received ?? '');
    expect(rest.next).toBeNull();
    expect(new Set([...ids(profiles), ...ids(rest.profiles)])).toEqual(new Set(ids(otherMembers)));
  });

  test('members who may not be seen are in no page and no count', async () => {
    otherMembers = await signUpMany(LIKES.firstPageSize + 4);
    await between(otherMembers, 'given');
    const [hidden, disabled, ...rest] = otherMembers;
    await db
      .updateTable('profiles')
      .set({ invisible: true })
      .where('id', '=', hidden?.profileId ?? '')
      .execute();
    await db
      .updateTable('profiles')
      .set({ status: 'disabled' })
      .where('id', '=', disabled?.profileId ?? '')
      .execute();
    expect(new Set(await readToTheEnd('given'))).toEqual(new Set(ids(rest)));
    expect((await first()).counts.given.all).toBe(rest.length);
  });

  test('a cursor is only a position: an invalid one is refused, another member’s reveals nothing', async () => {
    await between(await signUpMany(1), 'received');
    for (const before of ['', 'x', `2026-13-99T99:99:99.999Z_${randomUUID()}`, `${randomUUID()}' or 1=1`]) {
      const answer = await as(sam).send(getMoreLikes, { query: { type: 'received', before } });
      expect(answer).toMatchObject({ status: 422, error: { fields: { before: {} } } });
    }
    const stranger = await signUpMember();
    const before = `2999-01-01T00:00:00.000Z_${sam.profileId}`;
    expect(await as(stranger).call(getMoreLikes, { query: { type: 'received', before } })).toEqual({
      profiles: [],
      liked_by: [],
      next: null,
    });
  });
});
