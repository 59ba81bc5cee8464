import type { Statement } from '../../src/server/testing/capture-statements.ts';
import type { BenchPair } from './members.ts';
import type { ConversationStart } from './unread-messages.ts';

// The limits of read marks and likes: one statement and one commit each. They must not change with the application, or
// results of different commits could not be compared.

const BARE_READ = `
  with place as materialized (
    select mine.*, last_seq, $1::int as wanted from conversations
    join conversation_members mine on mine.conversation_id = conversations.id
    join profiles on profiles.id = mine.other_id
    where conversations.id = $2::uuid and mine.profile_id = $3::uuid and profiles.status = 'active'
      and not exists (select from blocks where blocker_id = profiles.id and blocked_id = $4::uuid)
      and not exists (select from blocks where blocker_id = $5::uuid and blocked_id = profiles.id)
    for no key update of conversations
  ), arrived as (
    select max(messages.seq) as last, (count(*) filter (where not unsent))::int as new
    from place join messages on messages.conversation_id = place.conversation_id
    where messages.seq > greatest(read_seq, cleared_seq, hidden_seq) and messages.seq <= wanted
      and sender_id <> place.profile_id and not held and not removed_by_recipient
  )
  update conversation_members mine set read_seq = arrived.last,
    unread = case when wanted >= last_seq then 0 else greatest(place.unread - new, 0) end
  from place, arrived
  where mine.conversation_id = place.conversation_id and mine.profile_id = place.profile_id and arrived.last is not null
  returning mine.other_id as other, mine.read_seq as last`;

const BARE_LIKE = `
  insert into likes (liker_id, liked_id, created_at) values ($1, $2, now()) on conflict do nothing returning liker_id`;

const BARE_UNLIKE = `
  with taken as (delete from likes where liker_id = $1 and liked_id = $2 returning *)
  insert into likes_taken_back
    (liker_id, liked_id, taken_back_at, created_at, matched_at, seen_at, announced_at, pushed_at, emailed_at)
  select liker_id, liked_id, now(), created_at, matched_at, seen_at, announced_at, pushed_at, emailed_at from taken
  on conflict (liker_id, liked_id) do update set taken_back_at = excluded.taken_back_at, created_at = excluded.created_at,
    matched_at = excluded.matched_at, seen_at = excluded.seen_at, announced_at = excluded.announced_at,
    pushed_at = excluded.pushed_at, emailed_at = excluded.emailed_at
  returning liker_id`;

/** The sender of the pair reads up to the `nth` unread message. */
export const bareRead = (
  { sender: { profileId } }: BenchPair,
  { conversation, readFrom }: ConversationStart,
  nth: number,
): Statement => ({
  text: BARE_READ,
  values: [readFrom + nth, conversation, profileId, profileId, profileId],
});

/** By turns a like and its end. */
export const bareLike = ({ sender, recipient }: BenchPair, nth: number): Statement => ({
  text: nth % 2 === 1 ? BARE_LIKE : BARE_UNLIKE,
  values: [sender.profileId, recipient.profileId],
});
