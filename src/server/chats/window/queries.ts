import { sql } from 'kysely';
import type { Trx } from '../../platform/db.ts';

/** Of one site: what was sent before `since` is too old; `limit` conversations at a time. `now` and `since` stay as they are for a whole run. */
export type Window = { siteId: number; since: Date; now: Date; limit: number };

/**
 * When a conversation is due again, of which `reach` is the first message that stays: as soon as that is too old itself. One that is
 * held and older waits for its delivery: it is looked at again a day later, and not once more in this run.
 */
const dueAgain = ({
  since,
  now,
}: Window) => sql`case when reach.sent_at < ${since} then ${since}::timestamptz + interval '1 day'
  else coalesce(reach.sent_at, ${now}) end`;

/**
 * Hides from both what is too old, in the conversations that are due, and counts what is unread anew. A message that is held is no
 * older than its delivery. Resolves in how many.
 */
export async function hideBefore(db: Trx, window: Window): Promise<number> {
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
        last_at = last_shown_at(mine.conversation_id, mine.profile_id, greatest(mine.cleared_seq, reach.hidden_seq)), unread = case when unread = 0 then 0 else (
        select count(*) from messages m where m.conversation_id = mine.conversation_id
          and m.seq > greatest(mine.read_seq, mine.cleared_seq, reach.hidden_seq)
          and m.sender_id = mine.other_id and not m.held and not m.unsent and not m.removed_by_receiver) end
      from reach where mine.conversation_id = reach.id and mine.hidden_seq < reach.hidden_seq
    )
    update conversations c set shown_from = ${dueAgain(window)}
    from reach where c.id = reach.id returning c.id`.execute(db);
  return rows.length;
}

/** So many messages are deleted in one statement. */
const ROWS = 1_000;

/**
 * Deletes what was sent before `since`, in the conversations that are due; where an open report is between the two, nothing until a
 * day later. Resolves in how many conversations it looked.
 */
export async function deleteBefore(db: Trx, window: Window): Promise<number> {
  const { siteId, since, limit } = window;
  const { rows } = await sql`
    with due as (
      select c.id, has_open_report(c.low_id, c.high_id) as reported
      from conversations c join profiles p on p.id = c.low_id
      where coalesce(c.kept_from, c.created_at) < ${since} and p.site_id = ${siteId}
      order by coalesce(c.kept_from, c.created_at) limit ${limit} for no key update of c skip locked
    ), reach as (
      select due.*, first.seq, first.sent_at from due left join lateral (
        select seq, sent_at from messages m
        where m.conversation_id = due.id and (m.sent_at >= ${since} or (m.held and not m.unsent))
        order by seq limit 1) first on true
    ), old as (
      select m.id from reach join messages m on m.conversation_id = reach.id and (reach.seq is null or m.seq < reach.seq)
      where not reach.reported limit ${sql.lit(ROWS)}
    ), gone as (
      delete from messages using old where messages.id = old.id
    )
    update conversations c set kept_from = case
      when reach.reported then ${since}::timestamptz + interval '1 day'
      when (select count(*) from old) = ${sql.lit(ROWS)} then c.kept_from
      else ${dueAgain(window)} end
    from reach where c.id = reach.id returning c.id`.execute(db);
  return rows.length;
}
