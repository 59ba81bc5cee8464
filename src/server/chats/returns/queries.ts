import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

type UnopenedMessage = { id: string; sender_id: string; sent_at: Date };

/** A viewed photo or an answer counts as opening all earlier messages. */
const isUnopenedMessage = sql<SqlBool>`greatest(receiver.read_seq, receiver.opened_seq) < messages.seq and messages.returned_credits = 0
  and not messages.unsent and not exists (
  select from messages answer where answer.conversation_id = messages.conversation_id and answer.seq > messages.seq
    and answer.sender_id = receiver.profile_id and not answer.held)`;

/** Returns a text, because a Date has no microseconds. */
export async function lockReturnsProgress(db: Trx): Promise<string> {
  const { rows } = await sql<{
    until: string;
  }>`select processed_until::text as until from returns_progress for update`.execute(db);
  return rows[0]?.until ?? '';
}

/**
 * May exceed `limit`, because messages sent at the same time belong to one batch.
 * @spec D5.1
 */
export async function selectDueForReturn(
  db: Trx,
  { after, due, limit }: { after: string; due: Date; limit: number },
): Promise<{ until: string | null; count: number; unopened: UnopenedMessage[] }> {
  const { rows } = await sql<UnopenedMessage & { until: string; isUnopened: boolean }>`
    with due as (
      select id, sent_at from messages where sent_at > ${after}::timestamptz and sent_at <= ${due}
      order by sent_at fetch first ${sql.lit(limit)} rows with ties
    )
    select messages.id, messages.sender_id, messages.sent_at, due.sent_at::text as until,
      not messages.held and ${isUnopenedMessage} as "isUnopened"
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

export async function updateReturnsProgress(db: Trx, until: string): Promise<void> {
  await sql`update returns_progress set processed_until = ${until}::timestamptz`.execute(db);
}

/** Raises `revision`, so that browsers that were offline fetch the changed messages. */
export async function updateReturned(db: Trx, owed: { reference: string; credits: number }[]): Promise<void> {
  // Locks conversations before messages, as every deletion does, to avoid deadlocks.
  await sql`select from conversations where id in (
    select conversation_id from messages where id = any(${owed.map(({ reference }) => reference)}::uuid[]))
    order by id for no key update`.execute(db);
  await sql`with marked as (
      update messages set returned_credits = credits
      from unnest(${owed.map(({ reference }) => reference)}::uuid[], ${owed.map(({ credits }) => credits)}::int[])
        as owed (reference, credits)
      where messages.id = reference
      returning conversation_id, sender_id
    )
    update conversation_members set revision = revision + 1
    where (conversation_id, profile_id) in (select conversation_id, sender_id from marked)`.execute(db);
}

/** Copies the returned credits of each message from the ledger. */
export async function updateReturnedFromLedger(db: Trx, references: string[]): Promise<void> {
  await sql`update messages set returned_credits = back.credits
    from (select reference, sum(amount)::int as credits from ledger_entries
      where reference = any(${references}::uuid[]) and contra = 'returns' group by reference) as back
    where messages.id = back.reference and messages.returned_credits = 0`.execute(db);
}

/** Also selects messages whose sender has not confirmed their email address. */
export async function selectUnopenedBy(
  db: Db,
  recipientId: string,
  senderId?: string,
): Promise<UnopenedMessage[]> {
  const { rows } = await sql<UnopenedMessage>`
    select messages.id, messages.sender_id, messages.sent_at
    from conversation_members receiver
    join messages on messages.conversation_id = receiver.conversation_id and messages.sender_id = receiver.other_id
      and messages.seq > receiver.read_seq
    where receiver.profile_id = ${recipientId} and (${senderId ?? null}::uuid is null or receiver.other_id = ${senderId ?? null})
      and ${isUnopenedMessage}`.execute(db);
  return rows;
}

/** Prevents messages to this member and new conversations until the transaction ends. */
export async function lockConversationsOf(db: Trx, profileId: string): Promise<void> {
  await sql`select from profiles where id = ${profileId} for update`.execute(db);
  await sql`select from conversations where low_id = ${profileId} or high_id = ${profileId} order by id for update`.execute(
    db,
  );
}

/** Prevents new messages between the two until the transaction ends. */
export async function lockConversationBetween(db: Trx, member: string, other: string): Promise<void> {
  await sql`select from conversations
    where low_id = least(${member}::uuid, ${other}::uuid) and high_id = greatest(${member}::uuid, ${other}::uuid) for update`.execute(
    db,
  );
}
