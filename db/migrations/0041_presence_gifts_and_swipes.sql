-- Until when others see a member as here, for each of his logins: one table and one moment instead of two and
-- three (docs/features/realtime.md). What is lost here, or in a crash, comes back with the next signs of life.
drop table presence_logins;
drop table presence;

create unlogged table presence (
  -- Without a foreign key: an unlogged table must not slow the erasing of a profile.
  profile_id uuid not null,
  -- A login that ends takes its row along. Null: he is here whatever he is at, or was when he logged out.
  session_id uuid references sessions (id) on delete cascade,
  here_until timestamptz not null,
  unique nulls not distinct (profile_id, session_id)
);
create index presence_session on presence (session_id);

-- What members were given, as their pages count it: received, and still paid for. It outlives the message,
-- whose conversation either of the two may delete, and names nobody who gave (docs/features/gifts.md).
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

-- An act in the swipe game, as the browser names it: a repeat of it is told from another yes to the same card
-- (docs/features/likes-and-swipes.md).
alter table swipes add column act_id uuid;
