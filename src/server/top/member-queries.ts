import { type SqlBool, sql } from 'kysely';
import type { Db } from '../platform/db.ts';

export type Between = {
  liked_by_me: boolean;
  likes_me: boolean;
  matched: boolean;
  conversation: string | null;
};

/** What is between two members; a conversation counts when it holds something the first of them may see. */
export async function selectBetween(db: Db, myId: string, otherId: string): Promise<Between> {
  const like = (liker: string, liked: string) =>
    sql<SqlBool>`exists (select from likes where liker_id = ${liker} and liked_id = ${liked})`;
  const { rows } = await sql<Between>`
    select
      ${like(myId, otherId)} as liked_by_me,
      ${like(otherId, myId)} as likes_me,
      ${like(myId, otherId)} and ${like(otherId, myId)} as matched,
      (
        select mine.conversation_id from conversation_members mine
        where mine.profile_id = ${myId} and mine.other_id = ${otherId} and exists (
          select from messages m
          where m.conversation_id = mine.conversation_id and m.seq > mine.cleared_seq
            and (not m.held or m.sender_id = mine.profile_id))
      ) as conversation`.execute(db);
  const [between] = rows;
  if (!between) throw new Error('a select without a table has one row');
  return between;
}
