-- `seq` numbers the messages and is assigned while the row of the conversation is locked.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  low_id uuid not null references profiles on delete cascade,
  high_id uuid not null references profiles on delete cascade,
  starter_id uuid not null,
  last_seq integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A job finds messages to hide by `shown_from`, and messages to delete by `stored_from`.
  shown_from timestamptz,
  stored_from timestamptz,
  unique (low_id, high_id),
  check (low_id < high_id),
  check (starter_id in (low_id, high_id))
);
create index conversations_high on conversations (high_id);
create index conversations_shown_from on conversations (coalesce(shown_from, created_at));
create index conversations_stored_from on conversations (coalesce(stored_from, created_at));

-- A conversation as one of its two members (`profile_id`) sees it.
create table conversation_members (
  conversation_id uuid not null references conversations on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  other_id uuid not null references profiles on delete cascade,
  read_seq integer not null default 0,
  -- This member deleted all messages up to this `seq`, only for themselves.
  cleared_seq integer not null default 0,
  -- Number of messages of the other member that were delivered and not read.
  unread integer not null default 0 check (unread >= 0),
  -- A browser of this member has received the other member's messages up to this `seq`.
  delivered_seq integer not null default 0,
  -- If true, this member sees all photos of the other member unblurred.
  shows_photos boolean not null default false,
  -- Messages up to this `seq` are hidden because of their age.
  hidden_seq integer not null default 0,
  -- Raised when existing messages change, so that browsers fetch the messages again.
  revision integer not null default 0,
  -- All messages of the other member up to this `seq` count as opened.
  opened_seq integer not null default 0,
  -- When the latest message that this member can see was sent. Sorts the chat list (decision 0131).
  last_message_at timestamptz,
  primary key (conversation_id, profile_id)
);
create index conversation_members_other on conversation_members (other_id);
create index conversation_members_listed on conversation_members (profile_id, last_message_at desc nulls last, conversation_id desc);
create index conversation_members_unread on conversation_members (profile_id, unread desc) where unread > 0;

-- The row of a deleted or hidden message remains, so that `seq` has no gap.
create table messages (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations on delete cascade,
  seq integer not null,
  sender_id uuid not null references profiles on delete cascade,
  client_id uuid not null,
  body text not null,
  -- The message is delivered only after its sender confirms their email address.
  held boolean not null default false,
  sent_at timestamptz not null default now(),
  gift text check (gift ~ '^[a-z]{2,20}$'),
  -- False again after the message is unsent, so that nothing reveals the photo.
  has_photo boolean not null default false,
  -- A copy of the GIF at the time of sending.
  gif jsonb check (jsonb_typeof(gif) = 'object' and gif ?& array['id', 'width', 'height', 'words']),
  -- The sender took the message back for both members; its content is emptied.
  unsent boolean not null default false,
  -- The sender or the recipient deleted the message, only for themselves.
  removed_by_sender boolean not null default false,
  removed_by_recipient boolean not null default false,
  -- How many credits of the message were returned to its sender.
  returned_credits integer not null default 0 check (returned_credits >= 0),
  unique (conversation_id, seq),
  unique (sender_id, client_id),
  constraint messages_body_check check (unsent or length(body) <= 50000),
  constraint messages_one_kind check (unsent or num_nonnulls(nullif(body, ''), gift, nullif(has_photo, false), gif) = 1),
  constraint messages_unsent_check check (not unsent or (body = '' and gift is null and not has_photo and gif is null))
);
create index messages_held on messages (sender_id) where held;
-- The deletion of unused GIFs searches messages by the id of the GIF.
create index messages_gif on messages ((gif ->> 'id')) where gif is not null;
create index messages_sent on messages (sent_at);

-- Messages up to `after` are deleted or hidden for the member.
create function last_shown_at(conversation uuid, member uuid, after integer) returns timestamptz language sql stable as $$
  select sent_at from messages
  where conversation_id = conversation and seq > after and (not held or sender_id = member)
    and not (case when sender_id = member then removed_by_sender else removed_by_recipient end)
  order by seq desc limit 1
$$;

-- `clear_key` and `blur_key` are unrelated, so that the blur does not lead to the clear photo.
create table chat_photos (
  message_id uuid primary key references messages on delete cascade,
  clear_key text not null unique check (clear_key ~ '^[a-z0-9]{32}$'),
  blur_key text not null unique check (blur_key ~ '^[a-z0-9]{32}$'),
  file_key text not null check (file_key ~ '^[a-z0-9/-]{8,80}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  placeholder text not null,
  -- Before this time, the recipient gets only the blur, unless they set `shows_photos`.
  opened_at timestamptz,
  -- The recipient saw the photo at this time without opening it, thanks to `shows_photos`.
  shown_at timestamptz
);
create index chat_photos_files on chat_photos (file_key);
create trigger chat_photos_deleted after delete on chat_photos
  referencing old table as gone for each statement execute function register_unreferenced_files();

-- Deletes the photo when any code removes the content of its message.
create function remove_chat_photo() returns trigger language plpgsql as $$
begin
  delete from chat_photos where message_id = new.id;
  return null;
end $$;
create trigger messages_photo_removed after update on messages
  for each row when (old.has_photo and not new.has_photo) execute function remove_chat_photo();

-- Members send a GIF by its id, and no browser gets its `address`.
create table gifs (
  id text primary key check (id ~ '^[a-z]{2,12}-[A-Za-z0-9_-]{1,64}$'),
  width smallint not null check (width between 1 and 4096),
  height smallint not null check (height between 1 and 4096),
  description text not null check (length(description) <= 200),
  address text not null check (length(address) <= 500),
  last_used_at timestamptz not null default now()
);

-- The limits of first messages count a row even after its conversation is deleted.
create table first_messages (
  id bigint generated always as identity primary key,
  sender_id uuid not null references profiles on delete cascade,
  conversation_id uuid references conversations on delete set null,
  sent_at timestamptz not null
);
create index first_messages_sender on first_messages (sender_id, sent_at);
create index first_messages_conversation on first_messages (conversation_id);
create index first_messages_sent on first_messages (sent_at);

-- Removed messages stay here for some days, in case `reader_id` reports the other member.
create table message_evidence (
  id uuid primary key default uuidv7(),
  reader_id uuid not null references profiles on delete cascade,
  other_id uuid not null references profiles on delete cascade,
  messages jsonb not null,
  stored_at timestamptz not null
);
create index message_evidence_reader on message_evidence (reader_id, other_id);
create index message_evidence_other on message_evidence (other_id);
create index message_evidence_stored on message_evidence (stored_at);

-- These files stay as long as the evidence is stored.
create table message_evidence_files (
  evidence_id uuid not null references message_evidence on delete cascade,
  file_key text not null,
  primary key (evidence_id, file_key)
);
create index message_evidence_files_key on message_evidence_files (file_key);
create trigger message_evidence_files_deleted after delete on message_evidence_files
  referencing old table as gone for each statement execute function register_unreferenced_files();

-- The worker that returns credits has checked all messages sent up to `processed_until`.
create table returns_progress (
  single_row boolean primary key default true check (single_row),
  processed_until timestamptz not null
);
insert into returns_progress (processed_until) values ('2000-01-01T00:00:00Z');
