-- Members are present until `here_until`. Their next activity restores a lost row.
drop table presence_logins;
drop table presence;

create unlogged table presence (
  -- Without a foreign key, because that would slow down the deletion of profiles.
  profile_id uuid not null,
  -- Null for members who logged out or belong to the demo data.
  session_id uuid references sessions (id) on delete cascade,
  here_until timestamptz not null,
  unique nulls not distinct (profile_id, session_id)
);
create index presence_session on presence (session_id);

-- A row remains after its message is deleted, and does not name the sender.
create table gifts_received (
  message_id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  gift text not null check (gift ~ '^[a-z]{2,20}$')
);
create index gifts_received_profile on gifts_received (profile_id);

drop index messages_gifts;

create function receive_gift() returns trigger language plpgsql as $$
begin
  insert into gifts_received (message_id, profile_id, gift)
  select new.id, other_id, new.gift from conversation_members
  where conversation_id = new.conversation_id and profile_id = new.sender_id
  on conflict do nothing;
  return null;
end $$;
create trigger gift_sent after insert on messages
  for each row when (new.gift is not null and not new.held) execute function receive_gift();
create trigger gift_delivered after update of held on messages
  for each row when (new.gift is not null and old.held and not new.held) execute function receive_gift();

insert into gifts_received (message_id, profile_id, gift)
select messages.id, other_id, gift from messages
join conversation_members sender on sender.conversation_id = messages.conversation_id and sender.profile_id = sender_id
where gift is not null and not held and returned = 0;

-- The browser gives each swipe this id, so that repeated calls are recognized.
alter table swipes add column act_id uuid;
