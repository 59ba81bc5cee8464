import { type SqlBool, sql } from 'kysely';
import type { Gif } from '#contract/gif';
import type { Db } from '../../platform/db.ts';
import type { FoundGif } from '../../platform/gifs/gifs.ts';

/** How often it is written down that a GIF was found again. */
const AGAIN = '1 day';

/** Remembers GIFs that the provider told of; those that are known stay as they are, but for their time. */
export async function rememberGifs(db: Db, gifs: FoundGif[], now: Date): Promise<void> {
  const told = gifs.flatMap(({ address, ...gif }) =>
    address === null ? [] : [{ ...gif, address, known_at: now }],
  );
  // In one order, whoever finds them: two searches never wait for each other.
  const rows = [...new Map(told.map(gif => [gif.id, gif])).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  );
  if (rows.length === 0) return;
  await db
    .insertInto('gifs')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .column('id')
        .doUpdateSet({ known_at: now })
        .where(sql<SqlBool>`gifs.known_at < ${now}::timestamptz - ${AGAIN}::interval`),
    )
    .execute();
}

/** A GIF that the provider told of, which stays from now on; undefined for any other. */
export const keepGif = (db: Db, id: string, now: Date): Promise<Gif | undefined> =>
  db
    .updateTable('gifs')
    .set({ known_at: now })
    .where('id', '=', id)
    .returning(['id', 'width', 'height', 'words'])
    .executeTakeFirst();

/** Where the provider keeps a GIF. */
export const selectAddress = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('gifs').select('address').where('id', '=', id).executeTakeFirst())?.address;

/** Forgets GIFs that nobody found since, and that no message shows; resolves which. */
export async function deleteUnused(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from gifs where known_at < ${since}
      and not exists (select from messages where gif is not null and gif ->> 'id' = gifs.id)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
