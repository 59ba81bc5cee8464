import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

/** A message that its receiver never opened. */
export type Unopened = { id: string; sender_id: string; sent_at: Date };

/**
 * The row of `messages` was never opened by `receiver`, the other one's side of its conversation: neither his read mark nor a photo that
 * he saw clear reached it, and he wrote nothing after it (docs/decisions/0128). One that its sender took back was not left lying:
 * nothing comes back for it.
 */
const unopened = sql<SqlBool>`greatest(receiver.read_seq, receiver.opened_seq) < messages.seq and messages.returned = 0
  and not messages.unsent and not exists (
  select from messages answer where answer.conversation_id = messages.conversation_id and answer.seq > messages.seq
    and answer.sender_id = receiver.profile_id and not answer.held)`;

/** Up to when messages were judged, locked: others wait, and go on from there. As text, which keeps the microseconds. */
export async function lockJudged(db: Trx): Promise<string> {
  const { rows } = await sql<{ until: string }>`select until::text from returns_judged for update`.execute(
    db,
  );
  return rows[0]?.until ?? '';
}

/** The next messages by the time of their delivery, after one moment and up to another; those of the last moment together. */
export async function selectToJudge(
  db: Trx,
  { after, due, limit }: { after: string; due: Date; limit: number },
): Promise<{ until: string | null; count: number; unopened: Unopened[] }> {
  const { rows } = await sql<Unopened & { until: string; isUnopened: boolean }>`
    with due as (
      select id, sent_at from messages where sent_at > ${after}::timestamptz and sent_at <= ${due}
      order by sent_at fetch first ${sql.lit(limit)} rows with ties
    )
    select messages.id, messages.sender_id, messages.sent_at, due.sent_at::text as until,
      not messages.held and ${unopened} as "isUnopened"
    from due join messages using (id)
    join conversation_members receiver
      on receiver.conversation_id = messages.conversation_id and receiver.profile_id <> messages.sender_id
    order by due.sent_at`.execute(db);
  return {
    until: rows.at(-1)?.until ?? null,
    count: rows.length,
    unopened: rows.filter(row => row.isUnopened),
  };
}

export async function updateJudged(db: Trx, until: string): Promise<void> {
  await sql`update returns_judged set until = ${until}::timestamptz`.execute(db);
}

/** Writes at the messages how many credits came back; a browser of the sender's that was away fetches them anew. */
export async function updateReturned(db: Trx, owed: { reference: string; credits: number }[]): Promise<void> {
  // Before their messages, as by whoever deletes.
  await sql`select from conversations where id in (
    select conversation_id from messages where id = any(${owed.map(({ reference }) => reference)}::uuid[]))
    order by id for no key update`.execute(db);
  await sql`with marked as (
      update messages set returned = credits
      from unnest(${owed.map(({ reference }) => reference)}::uuid[], ${owed.map(({ credits }) => credits)}::int[])
        as owed (reference, credits)
      where messages.id = reference
      returning conversation_id, sender_id
    )
    update conversation_members set revision = revision + 1
    where (conversation_id, profile_id) in (select conversation_id, sender_id from marked)`.execute(db);
}

/** Writes it at those that say nothing of it yet: what both deleted has its credits back later than it is emptied. */
export async function updatePaidBack(db: Trx, references: string[]): Promise<void> {
  await sql`update messages set returned = back.credits
    from (select reference, sum(amount)::int as credits from ledger_entries
      where reference = any(${references}::uuid[]) and contra = 'returns' group by reference) as back
    where messages.id = back.reference and messages.returned = 0`.execute(db);
}

/** Messages to a member that he never opened: of everybody, or of one. Held ones too. */
export async function selectUnopenedBy(db: Db, receiverId: string, senderId?: string): Promise<Unopened[]> {
  const { rows } = await sql<Unopened>`
    select messages.id, messages.sender_id, messages.sent_at
    from conversation_members receiver
    join messages on messages.conversation_id = receiver.conversation_id and messages.sender_id = receiver.other_id
      and messages.seq > receiver.read_seq
    where receiver.profile_id = ${receiverId} and (${senderId ?? null}::uuid is null or receiver.other_id = ${senderId ?? null})
      and ${unopened}`.execute(db);
  return rows;
}

/** Nothing is written to a member any more, nor begun with him, until the transaction ends. */
export async function lockConversationsOf(db: Trx, profileId: string): Promise<void> {
  await sql`select from profiles where id = ${profileId} for update`.execute(db);
  await sql`select from conversations where low_id = ${profileId} or high_id = ${profileId} order by id for update`.execute(
    db,
  );
}

/** No message comes between the two until the transaction ends. */
export async function lockConversationBetween(db: Trx, one: string, other: string): Promise<void> {
  await sql`select from conversations
    where low_id = least(${one}::uuid, ${other}::uuid) and high_id = greatest(${one}::uuid, ${other}::uuid) for update`.execute(
    db,
  );
}
