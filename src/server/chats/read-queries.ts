import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { prepared, statement } from '../platform/prepared.ts';
import { standsTowards } from '../profiles/visibility.ts';

/** Everything of the other one up to `seq`, as a member reads it. */
export type Reading = { profileId: string; conversation: string; seq: number };

/**
 * Marks as read what was delivered of the other one up to `seq`; what comes after it is left unread. Resolves how far it went, and who the other
 * one is; undefined, with nothing done, where nothing is new or the two no longer stand towards each other, and where the
 * conversation changed while its lock was waited for: asked again under that lock, it decides. What is wanted goes by way of the place, which hides it
 * from the planner: it would make a plan of its own each time.
 */
export const markRead = async (
  db: Db,
  reading: Reading,
): Promise<{ other: string; last: number } | undefined> => (await mark(db, reading))[0];

const mark = statement((db, { profileId, conversation, seq }: Reading) =>
  sql<{ other: string; last: number }>`
    with place as materialized (
      select mine.*, last_seq, ${seq}::int as wanted from conversations
      join conversation_members mine on mine.conversation_id = conversations.id
      join profiles on profiles.id = mine.other_id
      where conversations.id = ${conversation}::uuid and mine.profile_id = ${profileId}::uuid and ${standsTowards(profileId)}
      for no key update of conversations
    ), arrived as (
      -- Not by its sender: all he ever wrote, to whomever, would be looked through.
      select max(messages.seq) as last, (count(*) filter (where not unsent))::int as new
      from place join messages on messages.conversation_id = place.conversation_id
      where messages.seq > greatest(read_seq, cleared_seq, hidden_seq) and messages.seq <= wanted
        and sender_id <> place.profile_id and not held and not removed_by_receiver
    )
    update conversation_members mine set read_seq = arrived.last,
      unread = case when wanted >= last_seq then 0 else greatest(place.unread - new, 0) end
    from place, arrived
    where mine.conversation_id = place.conversation_id and mine.profile_id = place.profile_id and arrived.last is not null
      -- As it was counted: what was stored, taken back or read since is not in that count.
      and (mine.read_seq, mine.cleared_seq, mine.hidden_seq, mine.unread, mine.revision)
        = (place.read_seq, place.cleared_seq, place.hidden_seq, place.unread, place.revision)
    returning mine.other_id as other, mine.read_seq as last ${prepared}`.compile(db),
);
