import type { Preferences } from '#contract/preferences';
import type { Db } from '../../platform/db.ts';

/** What a member wishes for; undefined while he has said nothing of it. */
export async function selectWishes(db: Db, profileId: string): Promise<Preferences | undefined> {
  const row = await db
    .selectFrom('wishes')
    .where('profile_id', '=', profileId)
    .select(['min_age', 'max_age', 'distance'])
    .executeTakeFirst();
  return row as Preferences | undefined;
}

export async function upsertWishes(db: Db, profileId: string, wishes: Preferences): Promise<void> {
  await db
    .insertInto('wishes')
    .values({ profile_id: profileId, ...wishes })
    .onConflict(conflict => conflict.column('profile_id').doUpdateSet(wishes))
    .execute();
}
