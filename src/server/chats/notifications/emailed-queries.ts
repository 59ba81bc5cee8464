import { sql } from 'kysely';
import { frequencyOf, isReachable } from '../../notifications/emails/recipients-sql.ts';
import type { Db, Trx } from '../../platform/db.ts';
import type { MessageEmailType } from './choose-email.ts';
import type { UnreadConversation } from './unread-queries.ts';
import { isUnreadMessage, seesPartner } from './unread-sql.ts';

type Emailed = Pick<UnreadConversation, 'profileId' | 'conversationId' | 'lastSeq'>;

/** `isReminder`: the email was the reminder of these conversations. */
export async function upsertEmailed(
  db: Trx,
  conversations: readonly Emailed[],
  { at, isReminder }: { at: Date; isReminder: boolean },
): Promise<void> {
  await sql`insert into message_notifications (conversation_id, profile_id, emailed_seq, emailed_at, reminded_seq)
    select mine.conversation_id, mine.profile_id, seq, ${at}::timestamptz,
      case when ${isReminder}::boolean then seq else 0 end
    from unnest(${conversations.map(({ conversationId }) => conversationId)}::uuid[],
      ${conversations.map(({ profileId }) => profileId)}::uuid[], ${conversations.map(({ lastSeq }) => lastSeq)}::int[])
      as emailed (conversation_id, profile_id, seq)
    join conversation_members mine using (conversation_id, profile_id)
    order by 1, 2
    -- A conversation that a block is deleting would fail the statement for everybody.
    for key share of mine skip locked
    on conflict (conversation_id, profile_id) do update set emailed_seq = excluded.emailed_seq,
      emailed_at = excluded.emailed_at, reminded_seq = greatest(message_notifications.reminded_seq, excluded.reminded_seq)`.execute(
    db,
  );
}

/** Columns of `message_notifications`. */
type EmailedBefore = { emailed_seq: number; emailed_at: string | null; reminded_seq: number };

/**
 * What an email in the outbox says: `count` unread messages up to `until` in each conversation. `at`: ISO 8601;
 * `other`: the other member; `before`: which messages earlier emails were about.
 */
export type NamedMessages = {
  profileId: string;
  type: MessageEmailType;
  at: string;
  conversations: { id: string; other: string; count: number; until: number; before: EmailedBefore }[];
};

/** Whether the member still gets such emails, and has exactly these messages unread. */
export async function selectIsStillUnread(
  db: Db,
  { profileId, type, conversations }: NamedMessages,
): Promise<boolean> {
  const { rows } = await sql<{ isUnread: boolean }>`
    select not exists (
      select from jsonb_to_recordset(${JSON.stringify(conversations)}::jsonb) as named (id uuid, count int, until int)
      left join conversation_members mine on mine.conversation_id = named.id and mine.profile_id = ${profileId}
      left join profiles on profiles.id = mine.other_id and ${seesPartner}
      where profiles.id is null
        or named.count <> (select count(*) from messages where seq <= named.until and ${isUnreadMessage})
    ) and exists (
      select from profiles join accounts on accounts.id = profiles.account_id
      where profiles.id = ${profileId} and ${isReachable} and ${frequencyOf(type, 'email')} <> 'never'
    ) as "isUnread"`.execute(db);
  return rows[0]?.isUnread ?? false;
}

/** Undoes `upsertEmailed` of an email that was not sent. A later email about the conversation stays. */
export async function restoreEmailed(
  db: Trx,
  { profileId, at, conversations }: NamedMessages,
): Promise<void> {
  const rows = conversations.map(({ id, before }) => ({ id, ...before }));
  await sql`update message_notifications notified set emailed_seq = earlier.emailed_seq,
      emailed_at = earlier.emailed_at, reminded_seq = earlier.reminded_seq
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as earlier (id uuid, emailed_seq int, emailed_at timestamptz, reminded_seq int)
    where notified.conversation_id = earlier.id and notified.profile_id = ${profileId}
      and notified.emailed_at = ${at}::timestamptz`.execute(db);
}
