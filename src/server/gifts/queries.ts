import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/**
 * How many of each gift a member was given, where he lets others see them: delivered, by conversations that are there, and not
 * deleted by him. One that nobody opened, so that its credits came back, was not given in the end.
 */
export async function selectReceived(db: Db, profileId: string): Promise<{ gift: string; count: number }[]> {
  const { rows } = await sql<{ gift: string; count: number }>`
    select gift, count(*)::int as count
    from profiles
    join conversation_members mine on mine.profile_id = profiles.id
    join messages on messages.conversation_id = mine.conversation_id and messages.gift is not null
      and messages.sender_id = mine.other_id
    where profiles.id = ${profileId} and shows_gifts and not held and returned = 0 and seq > cleared_seq and not removed_by_receiver
    group by gift`.execute(db);
  return rows;
}
