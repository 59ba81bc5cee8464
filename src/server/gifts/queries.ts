import { sql } from 'kysely';
import type { Db, Trx } from '../platform/db.ts';

/**
 * Counts received gifts by kind, if the member shows them (docs/features/gifts.md).
 * @spec D2.11
 */
export async function selectShownReceivedGifts(
  db: Db,
  profileId: string,
): Promise<{ gift: string; count: number }[]> {
  const { rows } = await sql<{ gift: string; count: number }>`
    select gift, count(*)::int as count from gifts_received join profiles on profiles.id = profile_id
    where profile_id = ${profileId} and shows_gifts group by gift`.execute(db);
  return rows;
}

/** Counts received gifts even if the profile hides them. */
export async function selectReceivedGifts(
  db: Db,
  profileId: string,
): Promise<{ gift: string; count: number }[]> {
  const { rows } = await sql<{ gift: string; count: number }>`
    select gift, count(*)::int as count from gifts_received where profile_id = ${profileId} group by gift order by gift`.execute(
    db,
  );
  return rows;
}

export async function deleteReceivedGifts(db: Trx, messages: string[]): Promise<void> {
  await db.deleteFrom('gifts_received').where('message_id', 'in', messages).execute();
}
