-- Credits: an append-only, double-entry ledger. Each entry moves credits between one lot of a member and a contra account of the house.
create table wallets (
  account_id uuid primary key references accounts on delete cascade,
  free integer not null default 0 check (free >= 0),
  purchased integer not null default 0 check (purchased >= 0)
);

create table ledger_entries (
  id uuid primary key default uuidv7(),
  -- Null once the member was erased: the house's books stay, the member goes.
  account_id uuid references accounts on delete set null,
  lot text not null check (lot in ('free', 'purchased')),
  contra text not null check (contra in ('promotion', 'sales', 'messages', 'photos', 'gifts', 'refunds', 'corrections')),
  -- Positive: to the member. Negative: from him.
  amount integer not null check (amount <> 0),
  -- What it paid for or came from: a message, a payment, a gift.
  reference uuid,
  created_at timestamptz not null default now()
);
create index ledger_entries_account on ledger_entries (account_id, id);

-- The balance follows the entry in the same statement; a balance below zero refuses the entry.
-- The empty wallet comes first: two first entries at once must both find a row to add to.
create function apply_ledger_entry() returns trigger language plpgsql as $$
begin
  insert into wallets (account_id) values (new.account_id) on conflict do nothing;
  update wallets set
    free = free + case when new.lot = 'free' then new.amount else 0 end,
    purchased = purchased + case when new.lot = 'purchased' then new.amount else 0 end
  where account_id = new.account_id;
  return null;
end $$;
create trigger ledger_entry_applied after insert on ledger_entries
  for each row execute function apply_ledger_entry();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.account_id is null and old.account_id is not null
    and (new.id, new.lot, new.contra, new.amount, new.created_at) = (old.id, old.lot, old.contra, old.amount, old.created_at)
  then
    return new;
  end if;
  raise exception 'ledger entries are append-only';
end $$;
create trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
