import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { prepared, preparedStatement } from '../platform/prepared-statements.ts';
import { activeAndNotBlocked } from '../profiles/visibility.ts';

export type ReadMark = { profileId: string; conversation: string; seq: number };

/**
 * May return undefined because of a concurrent change, unless the conversation is locked.
 * @spec 4.13
 */
export const markRead = async (
  db: Db,
  readMark: ReadMark,
): Promise<{ other: string; last: number } | undefined> => (await markReadStatement(db, readMark))[0];

const markReadStatement = preparedStatement((db, { profileId, conversation, seq }: ReadMark) =>
  // Hides `seq` in a materialized CTE, because PostgreSQL would otherwise plan each call anew.
  sql<{ other: string; last: number }>`
    with place as materialized (
      select mine.*, last_seq, ${seq}::int as wanted from conversations
      join conversation_members mine on mine.conversation_id = conversations.id
      join profiles on profiles.id = mine.other_id
      where conversations.id = ${conversation}::uuid and mine.profile_id = ${profileId}::uuid and ${activeAndNotBlocked(profileId)}
      for no key update of conversations
    ), arrived as (
      -- "sender_id <>" instead of "sender_id =", with which PostgreSQL would use the index of sender_id and
      -- scan everything that the other member ever wrote, to anyone.
      select max(messages.seq) as last, (count(*) filter (where not unsent))::int as new
      from place join messages on messages.conversation_id = place.conversation_id
      where messages.seq > greatest(read_seq, cleared_seq, hidden_seq) and messages.seq <= wanted
        and sender_id <> place.profile_id and not held and not removed_by_recipient
    )
    update conversation_members mine set read_seq = arrived.last,
      unread = case when wanted >= last_seq then 0 else greatest(place.unread - new, 0) end
    from place, arrived
    where mine.conversation_id = place.conversation_id and mine.profile_id = place.profile_id and arrived.last is not null
      -- Updates nothing if messages arrived, were deleted or were read since they were counted.
      and (mine.read_seq, mine.cleared_seq, mine.hidden_seq, mine.unread, mine.revision)
        = (place.read_seq, place.cleared_seq, place.hidden_seq, place.unread, place.revision)
    returning mine.other_id as other, mine.read_seq as last ${prepared}`.compile(db),
);
