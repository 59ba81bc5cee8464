-- A row remains after its message is deleted, and does not name the sender.
create table gifts_received (
  message_id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  gift text not null check (gift ~ '^[a-z]{2,20}$')
);
create index gifts_received_profile on gifts_received (profile_id);

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
