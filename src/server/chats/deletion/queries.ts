import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** A message as one who may delete it has it. `removed`: he did already. */
export type Deletable = {
  id: string;
  conversation_id: string;
  other_id: string;
  seq: number;
  mine: boolean;
  held: boolean;
  unsent: boolean;
  removed: boolean;
  removed_by_other: boolean;
};

/** A message that was written by this member or delivered to him, whatever became of it. */
export async function selectDeletable(db: Db, profileId: string, id: string): Promise<Deletable | undefined> {
  const { rows } = await sql<Deletable>`
    select m.id, m.conversation_id, mine.other_id, m.seq, m.held, m.unsent, m.sender_id = mine.profile_id as mine,
      case when m.sender_id = mine.profile_id then m.removed_by_sender else m.removed_by_receiver end as removed,
      case when m.sender_id = mine.profile_id then m.removed_by_receiver else m.removed_by_sender end as removed_by_other
    from messages m
    join conversation_members mine on mine.conversation_id = m.conversation_id and mine.profile_id = ${profileId}
    where m.id = ${id} and (not m.held or m.sender_id = mine.profile_id)`.execute(db);
  return rows[0];
}

/** Deletes a message for one of the two. Deleted by both, nothing of it is kept. */
export async function markRemoved(
  db: Trx,
  { id, mine, removed_by_other }: Pick<Deletable, 'id' | 'mine' | 'removed_by_other'>,
): Promise<void> {
  await db
    .updateTable('messages')
    .set(mine ? { removed_by_sender: true } : { removed_by_receiver: true })
    .where('id', '=', id)
    .execute();
  if (removed_by_other) await markUnsent(db, id);
}

/** Nothing of the message is kept but its place. */
export async function markUnsent(db: Trx, id: string): Promise<void> {
  await db
    .updateTable('messages')
    .set({ unsent: true, body: '', gift: null, has_photo: false, gif: null })
    .where('id', '=', id)
    .execute();
}

/** A message changed for a member: his browsers fetch anew. Where it was unread to him, `wasNew`, it counts no more. */
export async function countOneLess(
  db: Trx,
  profileId: string,
  { conversation_id, seq }: Pick<Deletable, 'conversation_id' | 'seq'>,
  wasNew: boolean,
): Promise<void> {
  await sql`
    update conversation_members set revision = revision + 1,
      unread = unread - (${wasNew}::boolean and ${seq}::int > greatest(read_seq, cleared_seq, hidden_seq))::int
    where conversation_id = ${conversation_id} and profile_id = ${profileId}`.execute(db);
}
