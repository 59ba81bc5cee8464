-- `seq` numbers the messages and is assigned while the row of the conversation is locked.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  low_id uuid not null references profiles on delete cascade,
  high_id uuid not null references profiles on delete cascade,
  starter_id uuid not null,
  last_seq integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (low_id, high_id),
  check (low_id < high_id),
  check (starter_id in (low_id, high_id))
);
create index conversations_high on conversations (high_id);

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
  primary key (conversation_id, profile_id)
);
create index conversation_members_profile on conversation_members (profile_id);
create index conversation_members_other on conversation_members (other_id);

create table messages (
  id uuid primary key default uuidv7(),
  conversation_id uuid not null references conversations on delete cascade,
  seq integer not null,
  sender_id uuid not null references profiles on delete cascade,
  client_id uuid not null,
  body text not null check (length(body) between 1 and 50000),
  -- The message is delivered only after its sender confirms their email address.
  held boolean not null default false,
  sent_at timestamptz not null default now(),
  unique (conversation_id, seq),
  unique (sender_id, client_id)
);
create index messages_held on messages (sender_id) where held;
