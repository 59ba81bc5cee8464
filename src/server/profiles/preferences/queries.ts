import type { Preferences } from '#contract/preferences';
import type { Db } from '../../platform/db.ts';

export async function selectPreferences(db: Db, profileId: string): Promise<Preferences | undefined> {
  const row = await db
    .selectFrom('preferences')
    .where('profile_id', '=', profileId)
    .select(['min_age', 'max_age', 'distance'])
    .executeTakeFirst();
  return row as Preferences | undefined;
}

export async function upsertPreferences(db: Db, profileId: string, preferences: Preferences): Promise<void> {
  await db
    .insertInto('preferences')
    .values({ profile_id: profileId, ...preferences })
    .onConflict(conflict => conflict.column('profile_id').doUpdateSet(preferences))
    .execute();
}
