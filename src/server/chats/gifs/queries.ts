import { type SqlBool, sql } from 'kysely';
import type { Gif } from '#contract/gif';
import type { Db } from '../../platform/db.ts';
import type { FoundGif } from '../../providers/gifs/provider.ts';

const REFRESH_INTERVAL = '1 day';

/** @spec 1.2 */
export async function upsertGifs(db: Db, gifs: FoundGif[], now: Date): Promise<void> {
  const provided = gifs.flatMap(({ address, words, ...gif }) =>
    address === null ? [] : [{ ...gif, description: words, address, last_used_at: now }],
  );
  // Sorted rows prevent a deadlock of two searches.
  const rows = [...new Map(provided.map(gif => [gif.id, gif])).values()].sort((a, other) =>
    a.id < other.id ? -1 : 1,
  );
  if (rows.length === 0) return;
  await db
    .insertInto('gifs')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ last_used_at: now })
        .where(sql<SqlBool>`gifs.last_used_at < ${now}::timestamptz - ${REFRESH_INTERVAL}::interval`),
    )
    .execute();
}

export const touchGif = (db: Db, id: string, now: Date): Promise<Gif | undefined> =>
  db
    .updateTable('gifs')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .returning(['id', 'width', 'height', 'description as words'])
    .executeTakeFirst();

export const selectGifAddress = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('gifs').select('address').where('id', '=', id).executeTakeFirst())?.address;

export async function deleteUnusedGifs(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from gifs where last_used_at < ${since}
      and not exists (select from messages where gif is not null and gif ->> 'id' = gifs.id)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
