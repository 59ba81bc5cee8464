import type { Wishes } from '#contract/wishes';
import type { Db } from '../../platform/db.ts';

/** What a member wishes for; undefined while he has said nothing of it. */
export async function selectWishes(db: Db, profileId: string): Promise<Wishes | undefined> {
  const row = await db
    .selectFrom('wishes')
    .where('profile_id', '=', profileId)
    .select(['min_age', 'max_age', 'distance'])
    .executeTakeFirst();
  return row as Wishes | undefined;
}

export async function upsertWishes(db: Db, profileId: string, wishes: Wishes): Promise<void> {
  await db
    .insertInto('wishes')
    .values({ profile_id: profileId, ...wishes })
    .onConflict(conflict => conflict.column('profile_id').doUpdateSet(wishes))
    .execute();
}
