import { sql } from 'kysely';
import type { Trx } from '../../platform/db.ts';

export type HistoryWindow = { siteId: number; since: Date; now: Date; limit: number };

/** A conversation with an old undelivered message (`held`) is checked again after a day. */
const nextDueAt = ({
  since,
  now,
}: HistoryWindow) => sql`case when reach.sent_at < ${since} then ${since}::timestamptz + interval '1 day'
  else coalesce(reach.sent_at, ${now}) end`;

/**
 * A message begins to age at its delivery. Resolves to the number of processed conversations.
 * @spec D1.12
 */
export async function hideMessagesBefore(db: Trx, window: HistoryWindow): Promise<number> {
  const { siteId, since, limit } = window;
  const { rows } = await sql`
    with due as (
      select c.id, c.last_seq from conversations c join profiles p on p.id = c.low_id
      where coalesce(c.shown_from, c.created_at) < ${since} and p.site_id = ${siteId}
      order by coalesce(c.shown_from, c.created_at) limit ${limit} for no key update of c skip locked
    ), reach as (
      select due.id, coalesce(first.seq - 1, due.last_seq) as hidden_seq, first.sent_at
      from due left join lateral (
        select seq, sent_at from messages m
        where m.conversation_id = due.id and (m.sent_at >= ${since} or (m.held and not m.unsent))
          and m.seq > (select max(hidden_seq) from conversation_members where conversation_id = due.id)
        order by seq limit 1) first on true
    ), members as (
      update conversation_members mine set hidden_seq = reach.hidden_seq,
        last_message_at = last_shown_at(mine.conversation_id, mine.profile_id, greatest(mine.cleared_seq, reach.hidden_seq)), unread = case when unread = 0 then 0 else (
        select count(*) from messages m where m.conversation_id = mine.conversation_id
          and m.seq > greatest(mine.read_seq, mine.cleared_seq, reach.hidden_seq)
          and m.sender_id = mine.other_id and not m.held and not m.unsent and not m.removed_by_recipient) end
      from reach where mine.conversation_id = reach.id and mine.hidden_seq < reach.hidden_seq
    )
    update conversations c set shown_from = ${nextDueAt(window)}
    from reach where c.id = reach.id returning c.id`.execute(db);
  return rows.length;
}

const DELETE_LIMIT = 1_000;

/**
 * An open report postpones the deletion by a day. Resolves to the number of processed conversations.
 * @spec D1.12
 */
export async function deleteMessagesBefore(db: Trx, window: HistoryWindow): Promise<number> {
  const { siteId, since, limit } = window;
  const { rows } = await sql`
    with due as (
      select c.id, has_open_report(c.low_id, c.high_id) as reported
      from conversations c join profiles p on p.id = c.low_id
      where coalesce(c.stored_from, c.created_at) < ${since} and p.site_id = ${siteId}
      order by coalesce(c.stored_from, c.created_at) limit ${limit} for no key update of c skip locked
    ), reach as (
      select due.*, first.seq, first.sent_at from due left join lateral (
        select seq, sent_at from messages m
        where m.conversation_id = due.id and (m.sent_at >= ${since} or (m.held and not m.unsent))
        order by seq limit 1) first on true
    ), old as (
      select m.id from reach join messages m on m.conversation_id = reach.id and (reach.seq is null or m.seq < reach.seq)
      where not reach.reported limit ${sql.lit(DELETE_LIMIT)}
    ), gone as (
      delete from messages using old where messages.id = old.id
    )
    update conversations c set stored_from = case
      when reach.reported then ${since}::timestamptz + interval '1 day'
      when (select count(*) from old) = ${sql.lit(DELETE_LIMIT)} then c.stored_from
      else ${nextDueAt(window)} end
    from reach where c.id = reach.id returning c.id`.execute(db);
  return rows.length;
}
