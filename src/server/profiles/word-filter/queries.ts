import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { idList, prepared, preparedStatement } from '../../platform/prepared-statements.ts';

/** Returns the words of the word filter, latest first. */
export const selectWordFilter = async (db: Db, profileId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('profiles')
      .where('id', '=', profileId)
      .select('word_filter')
      .executeTakeFirstOrThrow()
  ).word_filter;

export const lockWordFilter = async (db: Db, profileId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('profiles')
      .where('id', '=', profileId)
      .select('word_filter')
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
  ).word_filter;

export const selectWordFiltersOf = (db: Db, profileIds: readonly string[]) =>
  wordFiltersStatement(db, { profileIds });

const wordFiltersStatement = preparedStatement((db, { profileIds }: { profileIds: readonly string[] }) =>
  db
    .selectFrom('profiles')
    .where(sql<boolean>`id = any(${idList(profileIds)})`)
    .where(sql<boolean>`cardinality(word_filter) > 0`)
    .select(['id', 'word_filter'])
    .modifyEnd(prepared)
    .compile(),
);

/** Also raises the revision, which shows browsers that their loaded lists are outdated. */
export async function updateWordFilter(db: Db, profileId: string, words: readonly string[]): Promise<void> {
  await db
    .updateTable('profiles')
    .set(({ eb }) => ({
      word_filter: [...words],
      word_filter_revision: eb('word_filter_revision', '+', 1),
    }))
    .where('id', '=', profileId)
    .execute();
}
