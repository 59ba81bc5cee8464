import { cellOf } from '#contract/cells';
import type { TestMember, TestMemberOptions } from '../../src/server/testing/members.ts';
import { openTestDatabase } from './database.ts';
import { newMember } from './new-member.ts';
import { expect } from './test.ts';

const remoteCell = () => cellOf(-30 - Math.random() * 20, -130 + Math.random() * 40);

/** The inserted members become the player's cards. */
export async function insertSwipeMembers(
  count: number,
  options: TestMemberOptions = {},
): Promise<{ player: TestMember; others: TestMember[] }> {
  const cell = remoteCell();
  const player = await newMember({ name: 'Speler', cell, ...options });
  const others: TestMember[] = [];
  for (let index = 0; index < count; index++)
    others.push(await newMember({ name: `Kaart ${index + 1}`, cell }));
  await inDatabase(db =>
    db
      .updateTable('profiles')
      .set({ has_photo: true })
      .where(
        'id',
        'in',
        others.map(({ profileId }) => profileId),
      )
      .execute(),
  );
  return { player, others };
}

export const insertTestLike = (liker: TestMember, liked: TestMember) =>
  inDatabase(db =>
    db.insertInto('likes').values({ liker_id: liker.profileId, liked_id: liked.profileId }).execute(),
  );

export const insertTestMatch = (first: TestMember, second: TestMember) =>
  inDatabase(db => {
    const pairs = [
      { liker_id: first.profileId, liked_id: second.profileId },
      { liker_id: second.profileId, liked_id: first.profileId },
    ];
    return db
      .insertInto('likes')
      .values(pairs.map(pair => ({ ...pair, matched_at: new Date() })))
      .execute();
  });

/** Waits for the member's first swipe, which inserts the row. */
export const setSwipeDay = ({ profileId }: TestMember, day: { swipes: number; likes: number }) =>
  expect
    .poll(async () => {
      const { numUpdatedRows } = await inDatabase(db =>
        db.updateTable('swipe_days').set(day).where('profile_id', '=', profileId).executeTakeFirstOrThrow(),
      );
      return Number(numUpdatedRows);
    })
    .toBe(1);

export const storedSwipeDay = ({ profileId }: TestMember) =>
  inDatabase(db =>
    db
      .selectFrom('swipe_days')
      .where('profile_id', '=', profileId)
      .select(['swipes', 'likes'])
      .executeTakeFirst(),
  );

async function inDatabase<T>(work: (db: ReturnType<typeof openTestDatabase>) => Promise<T>): Promise<T> {
  const db = openTestDatabase();
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
