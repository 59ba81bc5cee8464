import { cellOf } from '#contract/cells';
import type { MemberFacts, TestMember } from '../../src/server/testing/members.ts';
import { openDatabase } from './database.ts';
import { newMember } from './new-member.ts';

/** Far from everybody else of the demo world, and from other tests: a place of one's own. */
const somewhere = () => cellOf(-30 - Math.random() * 20, -130 + Math.random() * 40);

/** Somebody who plays, and so many near him whose cards are dealt. */
export async function plantDeck(
  count: number,
  facts: MemberFacts = {},
): Promise<{ player: TestMember; others: TestMember[] }> {
  const cell = somewhere();
  const player = await newMember({ name: 'Speler', cell, ...facts });
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

/** He likes the player already. */
export const plantLike = (liker: TestMember, liked: TestMember) =>
  inDatabase(db =>
    db.insertInto('likes').values({ liker_id: liker.profileId, liked_id: liked.profileId }).execute(),
  );

/** As if two had liked each other, without anybody being told. */
export const plantMatch = (one: TestMember, other: TestMember) =>
  inDatabase(db => {
    const pairs = [
      { liker_id: one.profileId, liked_id: other.profileId },
      { liker_id: other.profileId, liked_id: one.profileId },
    ];
    return db
      .insertInto('likes')
      .values(pairs.map(pair => ({ ...pair, matched_at: new Date() })))
      .execute();
  });

/** As if he had swiped so much today; he has to have swiped at least once. */
export const plantDay = ({ profileId }: TestMember, day: { swipes: number; likes: number }) =>
  inDatabase(db => db.updateTable('swipe_days').set(day).where('profile_id', '=', profileId).execute());

/** What the server counts of his day; undefined until he has swiped. */
export const dayOf = ({ profileId }: TestMember) =>
  inDatabase(db =>
    db
      .selectFrom('swipe_days')
      .where('profile_id', '=', profileId)
      .select(['swipes', 'likes'])
      .executeTakeFirst(),
  );

async function inDatabase<T>(work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase();
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
