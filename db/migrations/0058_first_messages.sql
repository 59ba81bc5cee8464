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
