-- Sorted by `last_at`, the chat list need not read all conversations (decision 0131).
alter table conversation_members
  -- When the latest message that this member can see was sent.
  add column last_at timestamptz;

-- Messages up to `after` are deleted or hidden for the member.
create function last_shown_at(conversation uuid, member uuid, after integer) returns timestamptz language sql stable as $$
  select sent_at from messages
  where conversation_id = conversation and seq > after and (not held or sender_id = member)
    and not (case when sender_id = member then removed_by_sender else removed_by_receiver end)
  order by seq desc limit 1
$$;
update conversation_members set last_at = last_shown_at(conversation_id, profile_id, greatest(cleared_seq, hidden_seq));

create index conversation_members_listed on conversation_members (profile_id, last_at desc nulls last, conversation_id desc);
-- Queries by `profile_id` alone use `conversation_members_listed`.
drop index conversation_members_profile;
create index conversation_members_unread on conversation_members (profile_id, unread desc) where unread > 0;

-- With separate indexes, each list and count reads only its rows.
create index likes_received_open on likes (liked_id, created_at desc, liker_id desc) where matched_at is null;
create index likes_given_open on likes (liker_id, created_at desc, liked_id desc) where matched_at is null;
-- By this index, the erasure of a member finds the likes that they received.
create index likes_liked on likes (liked_id);
drop index likes_received, likes_given;
create index likes_new_received on likes (liked_id) where seen_at is null and matched_at is null;
create index likes_new_matched on likes (liked_id) where seen_at is null and matched_at is not null;
drop index likes_new;
